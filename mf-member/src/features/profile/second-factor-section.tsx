import {
  deleteSecondFactor,
  getSecondFactor,
  postRecoveryCodes,
  postSecondFactor,
} from '@shop/contracts/api/second-factor';
import type { ApiClient } from '@shop/contracts/platform';
import { DialogMissing, usePlatform } from '@shop/platform';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { lazyOr } from '@shop/ui/lazy-part/lazy-or.tsx';
import { Suspense, useState } from 'react';
import type { SecondFactor } from './load-profile.ts';
import { Refetchable } from '../failure/refetchable.tsx';
import type { SecondFactorStep } from './second-factor-dialog.tsx';
import { SecurePrompt } from './secure-prompt.tsx';
import type { SectionProps } from './section-props.ts';
import { useSecureAction } from './use-secure-action.ts';
import classes from './profile-page.module.css';

const SecondFactorDialog = lazyOr(() => import('./second-factor-dialog.tsx'), DialogMissing);

const ENOUGH_CODES = 3;

const fetchSecondFactor = async (api: ApiClient): Promise<SecondFactor> =>
  (await api.call(getSecondFactor, {}, { fresh: true })).data.secondFactor;

const codesText = (count: number): string =>
  count === 1 ? 'Du har 1 reservkod kvar.' : `Du har ${count} reservkoder kvar.`;

interface StateProps extends Pick<SectionProps, 'profile'> {
  readonly first: SecondFactor;
}

/** What the member can do with the second factor, each after a fresh login. */
function useSecondFactor({ first, profile }: StateProps) {
  const { api, toasts } = usePlatform();
  const action = useSecureAction(profile.settings.username);
  const [state, setState] = useState(first);
  const [step, setStep] = useState<SecondFactorStep | null>(null);
  const showCodes = (recoveryCodes: readonly string[]) => {
    setState((before) => ({ ...before, isOn: true, recoveryCodesLeft: recoveryCodes.length }));
    setStep({ kind: 'codes', recoveryCodes });
  };
  return {
    state,
    step,
    action,
    close: () => setStep(null),
    turnedOn(recoveryCodes: readonly string[]) {
      showCodes(recoveryCodes);
      profile.endedSessions();
    },
    begin: () =>
      action.run('begin', async () => {
        const { data } = await api.call(postSecondFactor, {});
        setStep({ kind: 'app', ...data });
      }),
    renew: () => action.run('renew', async () => showCodes((await api.call(postRecoveryCodes, {})).data.recoveryCodes)),
    turnOff: () =>
      action.run('off', async () => {
        await api.call(deleteSecondFactor, {});
        setState((before) => ({ ...before, isOn: false, recoveryCodesLeft: 0 }));
        toasts.show('Tvåstegsverifieringen är avstängd.');
      }),
  };
}

function SecondFactorState(props: StateProps) {
  const { state, step, action, close, turnedOn, begin, renew, turnOff } = useSecondFactor(props);
  const { isOn, isStaff, recoveryCodesLeft } = state;
  const { pending } = action;
  if (isStaff) {
    return (
      <p>
        Du är anställd hos oss: <a href="/admin/security">ställ in den i adminverktyget</a>.
      </p>
    );
  }
  return (
    <>
      {isOn ? (
        <p>
          <Badge tone="success">På</Badge> {codesText(recoveryCodesLeft)}
          {recoveryCodesLeft < ENOUGH_CODES ? ' Skapa nya innan de tar slut.' : null}
        </p>
      ) : null}
      <div className={classes.actions}>
        {isOn ? (
          <>
            <Button isLoading={pending === 'renew'} className={classes.scripted} onClick={() => void renew()}>
              Skapa nya reservkoder
            </Button>
            <Button isLoading={pending === 'off'} className={classes.scripted} onClick={() => void turnOff()}>
              Stäng av
            </Button>
          </>
        ) : (
          <Button isLoading={pending === 'begin'} className={classes.scripted} onClick={() => void begin()}>
            Slå på tvåstegsverifiering
          </Button>
        )}
      </div>
      <SecurePrompt action={action} />
      {step === null ? null : (
        <Suspense fallback={null}>
          <SecondFactorDialog step={step} onTurnedOn={turnedOn} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** A code of an authenticator app at each login, besides the password. */
export function SecondFactorSection({ profile, data }: SectionProps) {
  return (
    <div className={classes.parts}>
      <p>
        När du loggar in skriver du också en kod från en app i din mobil, till exempel Google Authenticator eller 2FAS.
        Då räcker det inte att någon kommer över ditt lösenord.
      </p>
      <Refetchable first={data.secondFactor} fetch={fetchSecondFactor} failure="Det gick inte att hämta om den är på.">
        {(secondFactor) => <SecondFactorState first={secondFactor} profile={profile} />}
      </Refetchable>
    </div>
  );
}
