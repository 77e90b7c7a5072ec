import { deleteUser } from '@shop/contracts/api/account';
import { DialogMissing, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { lazyOr } from '@shop/ui/lazy-part/lazy-or.tsx';
import { Suspense, useState } from 'react';
import { endSession } from '../session/session-actions.ts';
import { logInAgain } from './fresh-login.ts';
import type { SectionProps } from './section-props.ts';
import classes from './profile-page.module.css';

const PasswordDialog = lazyOr(() => import('./password-dialog.tsx'), DialogMissing);

/** What goes and what stays. */
function Consequences() {
  return (
    <>
      <h3 className={classes.subtitle}>Det här tar vi bort</h3>
      <ul className={classes.bullets}>
        <li>Ditt konto med namn, adress, telefon, e-post, personnummer och sparade kort</li>
        <li>Önskelistor, vänner, nivå, utmärkelser, avatar och spel</li>
        <li>Nyhetsbrevet och mejlen som vi har skickat till dig</li>
      </ul>
      <h3 className={classes.subtitle}>Det här måste eller får vi behålla</h3>
      <ul className={classes.bullets}>
        <li>Beställningar utan ditt namn, och kvitton som de skrevs: bokföringslagen kräver det i sju år</li>
        <li>Omdömen som du har publicerat, utan ditt namn</li>
      </ul>
    </>
  );
}

/** Removes the account (GDPR art. 17), after the password [O2.17-07]. */
export function RemovalSection({ profile }: SectionProps) {
  const platform = usePlatform();
  const [isAsked, setIsAsked] = useState(false);
  const { username } = profile.settings;

  const remove = async (password: string): Promise<void> => {
    await logInAgain(platform, { username, password });
    await platform.api.call(deleteUser, {});
    platform.toasts.show('Ditt konto är borttaget.');
    // First away from here: this page would ask for a login.
    await platform.navigate(platform.href('index'), { replace: true });
    endSession(platform);
  };

  return (
    <div className={classes.parts}>
      <Consequences />
      <p>
        Så länge en beställning är på väg, ett ärende pågår eller en faktura är obetald går kontot inte att ta bort.
        Behöver du dina uppgifter? Hämta dem först.
      </p>
      <div className={classes.actions}>
        <Button variant="destructive" className={classes.scripted} onClick={() => setIsAsked(true)}>
          Ta bort kontot…
        </Button>
      </div>
      {isAsked ? (
        <Suspense fallback={null}>
          <PasswordDialog
            title="Ta bort ditt konto?"
            submitLabel="Ta bort kontot"
            cancelLabel="Behåll kontot"
            isDestructive
            onConfirm={remove}
            onClose={() => setIsAsked(false)}
          >
            <p>Det sker direkt, på alla enheter, och kan inte ångras.</p>
          </PasswordDialog>
        </Suspense>
      ) : null}
    </div>
  );
}
