import { CONTACT_LENGTHS, CONTACT_SUBJECTS, type ContactProblems } from '@shop/domain/contact';
import { useShared } from '@shop/platform';
import { Input } from '@shop/ui/input/input.tsx';
import { Select } from '@shop/ui/select/select.tsx';
import { Textarea } from '@shop/ui/textarea/textarea.tsx';
import classes from './contact-form.module.css';

const SUBJECTS = [
  { value: '', label: 'Välj …', disabled: true },
  ...CONTACT_SUBJECTS.map(({ id, label }) => ({ value: id, label })),
];

const { message, minMessage, orderNumber, name, email } = CONTACT_LENGTHS;

/** The fields that people fill in; those of a member begin with what the shop knows. */
export function ContactFields({ problems }: { readonly problems: ContactProblems }) {
  const user = useShared('user');
  const stateOf = (field: keyof ContactProblems) => {
    const problem = problems[field];
    return problem === undefined ? {} : { state: 'error' as const, message: problem };
  };
  return (
    <>
      <Select
        label="Vad gäller det?"
        name="subject"
        options={SUBJECTS}
        defaultValue=""
        required
        {...stateOf('subject')}
      />
      <Input
        label="Ordernummer"
        name="orderNumber"
        optional
        hint="Står i orderbekräftelsen, till exempel PX-7K3M-9Q2T"
        autoComplete="off"
        maxLength={orderNumber}
        {...stateOf('orderNumber')}
      />
      <Textarea
        label="Meddelande"
        name="message"
        rows={7}
        hint="Skriv inte personnummer, kortnummer eller lösenord."
        minLength={minMessage}
        maxLength={message}
        {...stateOf('message')}
      />
      <div className={classes.names}>
        <Input
          label="Förnamn"
          name="firstName"
          optional
          autoComplete="given-name"
          maxLength={name}
          defaultValue={user?.firstName}
          {...stateOf('firstName')}
        />
        <Input
          label="Efternamn"
          name="lastName"
          optional
          autoComplete="family-name"
          maxLength={name}
          defaultValue={user?.lastName}
          {...stateOf('lastName')}
        />
      </div>
      <Input
        label="E-postadress"
        name="email"
        type="email"
        autoComplete="email"
        hint="Hit mejlar vi ärendets nummer och vårt svar"
        maxLength={email}
        defaultValue={user?.email}
        {...stateOf('email')}
      />
    </>
  );
}
