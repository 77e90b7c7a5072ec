import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { CARD_FAILURE } from './card-errors.ts';

/** [8-41] The provider's page could not be opened; its own text says nothing to a shopper. */
export function CardFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Alert tone="error" live="alert" action={<Button onClick={onRetry}>Försök igen</Button>}>
      {CARD_FAILURE}
    </Alert>
  );
}
