/** Fields of a buyer's contact details and address. */
export type CustomerWord =
  | 'email'
  | 'mobile'
  | 'firstName'
  | 'lastName'
  | 'street'
  | 'zipCode'
  | 'city'
  | 'companyName'
  | 'corpNumber'
  | 'invoiceReference';

/**
 * [5-40] What an empty required field of a buyer says: a sentence that tells what to do, in the browser as on the
 * server. The label itself, which is the message of the specification, names the field only.
 */
export const EMPTY_MESSAGES: Readonly<Record<CustomerWord, string>> = {
  email: 'Fyll i din e-postadress',
  mobile: 'Fyll i ditt mobilnummer',
  firstName: 'Fyll i ditt förnamn',
  lastName: 'Fyll i ditt efternamn',
  street: 'Fyll i din gatuadress',
  zipCode: 'Fyll i ditt postnummer',
  city: 'Fyll i din postort',
  companyName: 'Fyll i företagets namn',
  corpNumber: 'Fyll i organisationsnumret',
  invoiceReference: 'Fyll i referensen',
};

/** The same for the fields of an invoice address of its own. */
export const EMPTY_INVOICE_MESSAGES: Readonly<Record<'street' | 'zipCode' | 'city', string>> = {
  street: 'Fyll i fakturans gatuadress eller box',
  zipCode: 'Fyll i fakturans postnummer',
  city: 'Fyll i fakturans postort',
};

/** What an unknown zip code says [O5-18]: it has the right form, but no letter carrier goes there. */
export const UNKNOWN_ZIP_MESSAGE = 'Postnumret finns inte. Kontrollera siffrorna.';
