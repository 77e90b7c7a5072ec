import { postEmailConfirmation } from '@shop/contracts/api/account';
import type { User } from '@shop/contracts/api/user';
import { isApiError, usePlatform, useRoute } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { type FormEvent, useState } from 'react';
import classes from './account-steps.module.css';
import { CONFIRMATION_FORM, FAILED, SENT, SENT_KEY } from './confirmation-form.ts';

type Outcome = 'sent' | 'failed' | null;

const outcomeOf = (query: Readonly<Record<string, unknown>>): Outcome => {
  if (query[SENT_KEY] === SENT) return 'sent';
  return query['fel'] === FAILED ? 'failed' : null;
};

/** Has the link that confirms the address mailed once more. Works as a plain form without JavaScript. */
function ConfirmEmail({ email }: { readonly email: string }) {
  const { api } = usePlatform();
  const { query } = useRoute();
  const [outcome, setOutcome] = useState(() => outcomeOf(query));
  const [isBusy, setIsBusy] = useState(false);
  const [text, setText] = useState('Det gick inte att skicka mejlet. Försök igen om en stund.');
  const resend = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    try {
      await api.call(postEmailConfirmation, {});
      setOutcome('sent');
    } catch (error) {
      if (isApiError(error)) setText(error.status === 429 ? 'Försök igen om en stund!' : error.userMessage);
      setOutcome('failed');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Alert tone="info" title="Bekräfta din e-postadress">
      <p>Vi har mejlat en länk till {email}. Öppna den, så kan vi hjälpa dig om du glömmer lösenordet.</p>
      <form method="post" action={`/se/${CONFIRMATION_FORM}`} onSubmit={resend} className={classes.form}>
        <Button type="submit" isLoading={isBusy}>
          Skicka mejlet igen
        </Button>
        <span role="status">{outcome === 'sent' ? 'Vi har skickat en ny länk.' : null}</span>
        <span role="alert">{outcome === 'failed' ? text : null}</span>
      </form>
    </Alert>
  );
}

/** What a new account still waits for: the confirmed address, and the approval of a company [O6-16]. */
export function AccountSteps({ user }: { readonly user: User }) {
  const { email, isEmailConfirmed, companyName, isCorporateCustomer } = user;
  const isCompanyWaiting = companyName !== null && companyName !== '' && !isCorporateCustomer;
  if (isEmailConfirmed && !isCompanyWaiting) return null;
  return (
    <div className={classes.steps}>
      {isEmailConfirmed ? null : <ConfirmEmail email={email} />}
      {isCompanyWaiting ? (
        <Alert tone="info" title="Vi granskar företaget">
          <p>
            {companyName} handlar som företag så snart vi har godkänt det. Tills dess handlar du som privatperson, med
            alla konsumenträttigheter.
          </p>
        </Alert>
      ) : null}
    </div>
  );
}
