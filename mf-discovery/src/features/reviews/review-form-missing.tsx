import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import type { ReviewFormProps } from './review-form.tsx';

/** When the form's code cannot be fetched, the rest of the page stays. */
export default function ReviewFormMissing({ onCancel }: Pick<ReviewFormProps, 'onCancel'>) {
  return (
    <Alert tone="error" live="alert" action={<Button onClick={onCancel}>Stäng</Button>}>
      Formuläret gick inte att hämta. Ladda om sidan och försök igen.
    </Alert>
  );
}
