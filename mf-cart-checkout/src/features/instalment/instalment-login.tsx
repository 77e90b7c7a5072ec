import { getInstalmentOffers } from '@shop/contracts/api/payment';
import { QueryProvider, useApiQuery, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';

export interface InstalmentLoginProps {
  /** What is to be paid, in kronor. */
  readonly amount: number;
}

function LoginOffer({ amount }: InstalmentLoginProps) {
  const { bus } = usePlatform();
  const { data } = useApiQuery(getInstalmentOffers, { query: { amount } });
  if (data === undefined || data.data.offers.length === 0) return null;
  const message = 'Logga in eller bli medlem för att delbetala. Varukorgen och det du har fyllt i följer med.';
  return (
    <Button variant="quiet" onClick={() => bus.emit('login.open', { mode: 'login', message })}>
      Vill du delbetala? Logga in
    </Button>
  );
}

/** [O6-17] A guest who wants instalments logs in or registers, and comes back to the same step. */
export default function InstalmentLogin(props: InstalmentLoginProps) {
  return (
    <QueryProvider>
      <LoginOffer {...props} />
    </QueryProvider>
  );
}
