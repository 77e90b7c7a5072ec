import { usePlatform, useRoute } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { useEffect } from 'react';
import { LoginForm } from './login-form.tsx';
import { LoginLinks } from './login-links.tsx';
import { DONE, DONE_KEY } from '../password-reset/reset-forms.ts';
import { forgetMember } from '../session/session-actions.ts';
import classes from './login-page.module.css';

/** The form is unmounted with the page it opens; the focus is parked on that page's container. */
const focusMain = () => document.getElementById('main')?.focus();

export interface LoginPageProps {
  readonly isExpired: boolean;
  /** Why a login is needed here; for the member pages unless given. */
  readonly intro?: string;
}

/**
 * [O2.1-03] Instead of a member page, at its URL: the shell loads the page again after the login, and then renders the
 * requested one.
 */
export function LoginPage({ isExpired, intro = 'Logga in för att se dina sidor.' }: LoginPageProps) {
  const platform = usePlatform();
  const { query } = useRoute();
  useEffect(() => {
    if (isExpired) forgetMember(platform);
  }, [isExpired, platform]);
  return (
    <Card as="section" padding="large" className={classes.card ?? ''}>
      <SectionHeading level={1}>Logga in</SectionHeading>
      <p className={classes.intro}>{isExpired ? 'Du har blivit utloggad. Logga in igen för att fortsätta.' : intro}</p>
      {query[DONE_KEY] === DONE ? (
        <Alert tone="success" className={classes.done ?? ''}>
          Ditt lösenord är ändrat. Logga in med det nya.
        </Alert>
      ) : null}
      <LoginForm onDone={focusMain} />
      <LoginLinks />
    </Card>
  );
}
