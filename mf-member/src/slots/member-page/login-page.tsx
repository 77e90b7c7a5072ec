import { usePlatform } from '@shop/platform';
import { Card } from '@shop/ui/card/card.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { useEffect } from 'react';
import { LoginForm } from '../../features/login/login-form.tsx';
import { LoginLinks } from '../../features/login/login-links.tsx';
import { forgetMember } from '../../features/session/session-actions.ts';
import classes from './login-page.module.css';

/** The form goes away with the page it opens; the focus waits where that page will stand. */
const focusMain = () => document.getElementById('main')?.focus();

/**
 * [O2.1-03] In place of a member page, at its address: the shell draws the page anew after the login, and then it is the
 * wanted one.
 */
export function LoginPage({ isExpired }: { readonly isExpired: boolean }) {
  const platform = usePlatform();
  useEffect(() => {
    if (isExpired) forgetMember(platform);
  }, [isExpired, platform]);
  return (
    <Card as="section" padding="large" className={classes.card ?? ''}>
      <SectionHeading level={1}>Logga in</SectionHeading>
      <p className={classes.intro}>
        {isExpired ? 'Du har blivit utloggad. Logga in igen för att fortsätta.' : 'Logga in för att se dina sidor.'}
      </p>
      <LoginForm onDone={focusMain} />
      <LoginLinks />
    </Card>
  );
}
