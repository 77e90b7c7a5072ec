import { type ContactEntry, MAX_CONTACT_PHOTOS } from '@shop/domain/contact';
import { INFO_PAGE_IDS } from '@shop/domain/ids';
import { useIsHydrated, usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { PhotoPicker, type PickedPhoto } from '@shop/ui/photo-picker/photo-picker.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { type FormEvent, useState } from 'react';
import { ContactFields } from './contact-fields.tsx';
import { CONTACT_FORM, CONTACT_PAGE, type ContactOutcome } from './contact-outcome.ts';
import { ContactReceipt } from './contact-receipt.tsx';
import { type ContactErrors, useContact } from './use-contact.ts';
import classes from './contact-form.module.css';

/** In the order of the form, in which the first wrong one gets the focus. */
const FIELDS: readonly (keyof ContactEntry)[] = ['subject', 'orderNumber', 'message', 'firstName', 'lastName', 'email'];

const readForm = (form: HTMLFormElement): { readonly entry: ContactEntry; readonly website: string } => {
  const fields = new FormData(form);
  const text = (name: string): string => String(fields.get(name) ?? '').trim();
  const [subject, orderNumber, message] = [text('subject'), text('orderNumber'), text('message')];
  const sender = { firstName: text('firstName'), lastName: text('lastName'), email: text('email') };
  return { entry: { subject, orderNumber, message, ...sender }, website: text('website') };
};

function focusProblem(form: HTMLFormElement, { fields }: ContactErrors): void {
  const first = FIELDS.find((name) => fields[name] !== undefined);
  form.querySelector<HTMLElement>(first === undefined ? '[role=alert]' : `[name=${first}]`)?.focus();
}

/** A field that people neither see nor reach: what fills it in is a machine. */
function Trap() {
  return (
    <div className={classes.trap} aria-hidden="true">
      <label>
        Lämna tomt
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** [2.1-90] Writes to customer service, with pictures; without JavaScript it is a plain form without them. */
export function ContactForm({ outcome }: { readonly outcome: ContactOutcome }) {
  const { href } = usePlatform();
  const isHydrated = useIsHydrated();
  const { send, errors, sent, isBusy, startAgain } = useContact();
  const [photos, setPhotos] = useState<readonly PickedPhoto[]>([]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const found = await send({ ...readForm(form), photos });
    if (found.general !== null || Object.keys(found.fields).length > 0) return focusProblem(form, found);
    setPhotos([]);
  };

  if (sent !== null) return <ContactReceipt sent={sent} onAgain={startAgain} />;
  const failure = errors.general ?? outcome.failure;
  return (
    <form
      className={classes.form}
      method="post"
      action={CONTACT_FORM}
      aria-labelledby="skriv-till-oss"
      noValidate={isHydrated}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="returnTo" value={href('info', CONTACT_PAGE)} />
      {outcome.isSent ? (
        <Alert tone="success" title="Tack, vi har fått ditt meddelande">
          Ärendets nummer kommer i ett mejl. Vi svarar till samma adress.
        </Alert>
      ) : null}
      <h2 id="skriv-till-oss" className={classes.title}>
        Skriv till oss
      </h2>
      <p>Vi svarar inom ett dygn, oftast samma dag. Telefon och adress står längre ner.</p>
      <ContactFields problems={{ ...outcome.problems, ...errors.fields }} />
      <Trap />
      <div className={classes.photos}>
        <PhotoPicker
          photos={photos}
          onChange={setPhotos}
          max={MAX_CONTACT_PHOTOS}
          hint={`Högst ${MAX_CONTACT_PHOTOS} bilder. Bara vår kundservice ser dem.`}
        />
      </div>
      <noscript>
        <p>Bilder kan bara skickas med JavaScript på i webbläsaren. Du kan också svara med dem på mejlet från oss.</p>
      </noscript>
      <div role="alert" tabIndex={-1} className={classes.alert}>
        {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      </div>
      <Button type="submit" variant="primary" size="large" isLoading={isBusy} className={classes.send}>
        Skicka meddelandet
      </Button>
      <p className={classes.note}>
        Vi sparar ditt meddelande i ett år för att kunna svara dig.{' '}
        <TextLink href={href('info', { id: INFO_PAGE_IDS.privacyPolicy })} target="_blank">
          Läs hur vi hanterar personuppgifter (öppnas i ny flik)
        </TextLink>
      </p>
    </form>
  );
}
