import { orderNumberOf } from './order-number.ts';
import { isEmail } from './validation/email.ts';

/** What a shopper can write to the shop about, in the order of the form. */
export const CONTACT_SUBJECTS = [
  { id: 'order', label: 'En beställning' },
  { id: 'delivery', label: 'Leverans och spårning' },
  { id: 'payment', label: 'Betalning och faktura' },
  { id: 'return', label: 'Retur, ånger eller reklamation' },
  { id: 'product', label: 'En produkt' },
  { id: 'account', label: 'Mitt konto' },
  { id: 'privacy', label: 'Mina personuppgifter' },
  { id: 'other', label: 'Något annat' },
] as const;

/** The label of a subject; of an unknown one, as stored. */
export const contactSubjectLabel = (id: string): string => CONTACT_SUBJECTS.find((each) => each.id === id)?.label ?? id;

/** Least and greatest number of characters of the form's fields. */
export const CONTACT_LENGTHS = { minMessage: 10, message: 2000, orderNumber: 40, name: 100, email: 254 } as const;

/** Pictures of one message. */
export const MAX_CONTACT_PHOTOS = 3;

/** The fields of the contact form, as typed. */
export interface ContactEntry {
  readonly subject: string;
  /** Empty for none. */
  readonly orderNumber: string;
  readonly message: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** What is wrong with fields of the contact form, in Swedish. */
export type ContactProblems = Partial<Record<keyof ContactEntry, string>>;

/** What is wrong with a message to the shop, by field in the order of the form; empty for one that can be sent. */
export function contactProblems({ subject, orderNumber, message, email }: ContactEntry): ContactProblems {
  const { minMessage, message: maxMessage } = CONTACT_LENGTHS;
  const isKnown = CONTACT_SUBJECTS.some(({ id }) => id === subject);
  const isOrder = orderNumber.trim() === '' || orderNumberOf(orderNumber) !== null;
  return {
    ...(!isKnown && { subject: 'Välj vad det gäller.' }),
    ...(!isOrder && { orderNumber: 'Ett ordernummer ser ut som PX-7K3M-9Q2T. Det står i orderbekräftelsen.' }),
    ...(message.trim().length < minMessage && { message: `Skriv ditt meddelande, med minst ${minMessage} tecken.` }),
    ...(message.trim().length > maxMessage && { message: `Skriv högst ${maxMessage} tecken.` }),
    ...(!isEmail(email) && { email: 'Skriv en e-postadress som vi kan svara till, till exempel namn@exempel.se.' }),
  };
}
