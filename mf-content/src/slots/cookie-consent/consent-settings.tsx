import type { Consent } from '@shop/contracts/platform';
import { href } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Checkbox } from '@shop/ui/checkbox/checkbox.tsx';
import type { FormEvent } from 'react';
import classes from './cookie-consent.module.css';

/** Props of `ConsentSettings`. */
export interface ConsentSettingsProps {
  initial: Consent;
  onSave: (consent: Consent) => void;
  /** Called when its code could not be fetched. */
  onClose: () => void;
}

/** [2.16-03..06] The settings of the cookie banner: one switch per kind of cookie. */
export function ConsentSettings({ initial, onSave }: ConsentSettingsProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onSave({ necessary: true, marketing: fields.has('marketing'), personalisation: fields.has('personalisation') });
  };
  return (
    <form onSubmit={onSubmit} className={classes.form}>
      <Checkbox
        name="necessary"
        label="Nödvändiga"
        hint="Varukorg, inloggning och ditt val här. Utan dem fungerar inte butiken."
        checked
        disabled
        readOnly
      />
      <Checkbox
        name="marketing"
        label="Marknadsföring"
        hint="Hjälper oss att mäta kampanjer och visa annonser som passar dig."
        defaultChecked={initial.marketing}
      />
      <Checkbox
        name="personalisation"
        label="Personanpassning"
        hint="Minns vad du har tittat på och anpassar butiken efter dig."
        defaultChecked={initial.personalisation}
      />
      <p className={classes.text}>
        <a href={href('info', { id: 26, name: 'Integritetspolicy' })}>Läs vår integritetspolicy</a>
      </p>
      <div className={classes.actions}>
        <Button type="submit">Spara inställningar</Button>
      </div>
    </form>
  );
}
