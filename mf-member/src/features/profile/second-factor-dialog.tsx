import { putSecondFactor } from '@shop/contracts/api/second-factor';
import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { QrCode } from '@shop/ui/qr-code/qr-code.tsx';
import { FormOutcome } from './form-outcome.tsx';
import { saveFile } from './save-file.ts';
import { textIn } from './secret-input.tsx';
import { useForm } from './use-form.ts';
import classes from './profile-page.module.css';

/** The secret for the app and its first code, then the recovery codes, which are shown once. */
export type SecondFactorStep =
  | { readonly kind: 'app'; readonly secret: string; readonly uri: string }
  | { readonly kind: 'codes'; readonly recoveryCodes: readonly string[] };

export interface SecondFactorDialogProps {
  readonly step: SecondFactorStep;
  readonly onTurnedOn: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

const check = (form: HTMLFormElement) =>
  textIn(form, 'code').trim() === '' ? { code: 'Skriv koden som appen visar' } : {};

type AppProps = Omit<SecondFactorDialogProps, 'step'> &
  Pick<Extract<SecondFactorStep, { kind: 'app' }>, 'secret' | 'uri'>;

function ConnectApp({ secret, uri, onTurnedOn, onClose }: AppProps) {
  const { api } = usePlatform();
  const state = useForm();
  const act = async (form: HTMLFormElement) => {
    const { data } = await api.call(putSecondFactor, { body: { code: textIn(form, 'code').trim() } });
    onTurnedOn(data.recoveryCodes);
    return null;
  };
  const error = state.errors['code'];
  return (
    <form
      method="post"
      noValidate
      className={classes.parts}
      onSubmit={(event) => void state.submit(event, { check, act })}
    >
      <p>1. Läs in QR-koden i appen, eller skriv nyckeln för hand.</p>
      <div className={classes.qr}>
        <QrCode content={uri} label="QR-kod för autentiseringsappen. Nyckeln står under." />
        <code className={classes.secret}>{grouped(secret)}</code>
      </div>
      <p>2. Skriv koden som appen visar. Alla andra enheter loggas då ut.</p>
      <Input
        name="code"
        label="Kod från appen"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
        {...(error !== undefined && { state: 'error' as const, message: error })}
        onChange={() => state.setError('code', undefined)}
      />
      <FormOutcome failure={state.failure} note={state.note} isBusy={state.isBusy} busyText="Vänta…">
        <Button onClick={onClose}>Avbryt</Button>
        <Button type="submit" variant="primary" isLoading={state.isBusy}>
          Slå på
        </Button>
      </FormOutcome>
    </form>
  );
}

function RecoveryCodes({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  return (
    <div className={classes.parts}>
      <p>
        Om du tappar mobilen loggar du in med en av de här koderna i stället. Varje kod fungerar en gång. De visas bara
        nu: spara dem där ingen annan kommer åt dem.
      </p>
      <ul role="list" className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button onClick={() => saveFile('pixelhamn-reservkoder.txt', `${codes.join('\n')}\n`, 'text/plain')}>
          Spara som fil
        </Button>
        <Button variant="primary" onClick={onClose}>
          Jag har sparat dem
        </Button>
      </div>
    </div>
  );
}

/** Sets the second factor up: the app first, then the recovery codes. */
export default function SecondFactorDialog({ step, onTurnedOn, onClose }: SecondFactorDialogProps) {
  const title = step.kind === 'app' ? 'Koppla en app' : 'Dina reservkoder';
  return (
    <Dialog isOpen title={title} size="small" closesOnBackdrop={false} onClose={onClose}>
      {step.kind === 'app' ? (
        <ConnectApp secret={step.secret} uri={step.uri} onTurnedOn={onTurnedOn} onClose={onClose} />
      ) : (
        <RecoveryCodes codes={step.recoveryCodes} onClose={onClose} />
      )}
    </Dialog>
  );
}
