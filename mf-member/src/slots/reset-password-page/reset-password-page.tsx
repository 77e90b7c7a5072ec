import { usePlatform, useRoute } from '@shop/platform';
import { firstOf } from '@shop/contracts/routing';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { useEffect, useState } from 'react';
import { LoginForm } from '../../features/login/login-form.tsx';
import { NewPasswordForm } from '../../features/password-reset/new-password-form.tsx';
import classes from '../../features/password-reset/password-reset.module.css';
import { EXPIRED as LINK_IS_OVER, resetNote } from '../../features/password-reset/reset-forms.ts';
import { RequestResetForm } from '../../features/password-reset/request-reset-form.tsx';

const EXPIRED =
  'Länken gäller inte längre. Den fungerar en gång, i 60 minuter. Begär en ny, så skickar vi den till dig.';

const INTRO = {
  request: 'Skriv ditt användarnamn eller din e-postadress, så mejlar vi en länk där du väljer ett nytt lösenord.',
  choose: 'Välj ett nytt lösenord. Du loggas ut överallt där du är inloggad.',
} as const;

type Step = 'request' | 'choose' | 'expired' | 'done';

const firstStep = (token: string, note: unknown): Step => {
  if (note === LINK_IS_OVER) return 'expired';
  return token === '' ? 'request' : 'choose';
};

/** [O2.1-16], [O2.17-26] Requests a link, or sets the password with the mailed one. */
export function ResetPasswordPage() {
  const { href, navigate } = usePlatform();
  const { query } = useRoute();
  const [token] = useState(() => firstOf(query, 'token') ?? '');
  const [username] = useState(() => firstOf(query, 'username') ?? '');
  const [step, setStep] = useState(() => firstStep(token, query.fel));
  const note = resetNote(query.fel);

  useEffect(() => {
    // Anyone with the link can set the password: it must not stay in the address bar, in the history or in a
    // screenshot.
    if (location.search !== '') history.replaceState(history.state, '', location.pathname);
  }, []);

  return (
    <Card as="section" padding="large" className={classes.card ?? ''}>
      <SectionHeading level={1}>Återställ lösenord</SectionHeading>
      <div role="status">
        {step === 'expired' ? <Alert tone="error">{EXPIRED}</Alert> : null}
        {step === 'done' ? <Alert tone="success">Ditt lösenord är ändrat. Logga in med det nya.</Alert> : null}
      </div>
      {step === 'choose' ? (
        <>
          <p className={classes.intro}>{INTRO.choose}</p>
          <NewPasswordForm
            {...{ token, username, note }}
            onDone={() => setStep('done')}
            onExpired={() => setStep('expired')}
          />
        </>
      ) : null}
      {step === 'request' || step === 'expired' ? (
        <>
          <p className={classes.intro}>{INTRO.request}</p>
          <RequestResetForm {...{ username, note }} />
        </>
      ) : null}
      {step === 'done' ? <LoginForm onDone={() => void navigate(href('member.orders'))} /> : null}
    </Card>
  );
}
