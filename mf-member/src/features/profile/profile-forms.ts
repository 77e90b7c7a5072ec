import { NOTIFICATION_LEVELS } from '@shop/domain/feed';
import { PRODUCT_LIST_MODES } from '@shop/domain/ids';
import { STREET_MAX_LENGTH } from '@shop/domain/validation/field-limits';
import { EMPTY_MESSAGES } from '@shop/domain/validation/customer-words';
import type { ChoiceField, ProfileField, SwitchField, TextField } from './profile-fields.ts';

/** One form of the page: it saves alone. */
export interface ProfileForm {
  /** Of the form among those of the page: its draft, and its URL without JavaScript. */
  readonly id: string;
  /** Name of the form, as a screen reader announces it. */
  readonly label: string;
  readonly fields: readonly ProfileField[];
}

const CONTACT: readonly TextField[] = [
  {
    kind: 'text',
    name: 'firstName',
    label: 'Förnamn',
    missing: EMPTY_MESSAGES.firstName,
    type: 'text',
    autoComplete: 'given-name',
    maxLength: 100,
    isHalf: true,
  },
  {
    kind: 'text',
    name: 'lastName',
    label: 'Efternamn',
    missing: EMPTY_MESSAGES.lastName,
    type: 'text',
    autoComplete: 'family-name',
    maxLength: 100,
    isHalf: true,
  },
  {
    kind: 'text',
    name: 'phoneNumber',
    rule: 'mobile',
    label: 'Mobilnummer',
    hint: 'Så når budet dig.',
    type: 'tel',
    autoComplete: 'tel',
    maxLength: 30,
  },
  {
    kind: 'text',
    name: 'street',
    label: 'Gatuadress',
    type: 'text',
    autoComplete: 'street-address',
    maxLength: STREET_MAX_LENGTH,
  },
  {
    kind: 'text',
    name: 'zipCode',
    label: 'Postnummer',
    missing: EMPTY_MESSAGES.zipCode,
    type: 'text',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    maxLength: 10,
    isHalf: true,
  },
  {
    kind: 'text',
    name: 'city',
    label: 'Ort',
    type: 'text',
    autoComplete: 'address-level2',
    maxLength: 100,
    isHalf: true,
  },
];

/** Name, phone and address: what checkout is filled in with. */
export const CONTACT_FORM: ProfileForm = { id: 'kontakt', label: 'Kontakt och adress', fields: CONTACT };

/** A company that has been approved writes on its invoices what it wants to find them by. */
export const REFERENCE_FORM: ProfileForm = {
  id: 'referens',
  label: 'Referens på fakturan',
  fields: [
    {
      kind: 'text',
      name: 'invoiceReference',
      rule: 'invoice-reference',
      label: 'Referens på fakturan',
      hint: 'Minst tre tecken, till exempel namn eller kostnadsställe. Vi fyller i den i kassan.',
      type: 'text',
      autoComplete: 'off',
      maxLength: 100,
    },
  ],
};

/** [O6-16] A company, or another one: it is approved by an employee before it buys as one. */
export const COMPANY_FORM: ProfileForm = {
  id: 'foretag',
  label: 'Företagets uppgifter',
  fields: [
    {
      kind: 'text',
      name: 'companyName',
      label: 'Företagsnamn',
      missing: EMPTY_MESSAGES.companyName,
      type: 'text',
      autoComplete: 'organization',
      maxLength: 100,
    },
    {
      kind: 'text',
      name: 'corpNumber',
      label: 'Organisationsnummer',
      missing: EMPTY_MESSAGES.corpNumber,
      hint: 'Tio siffror. Enskild firma anger sitt personnummer.',
      type: 'text',
      autoComplete: 'off',
      inputMode: 'numeric',
      maxLength: 20,
    },
  ],
};

const THEMES: ChoiceField['options'] = [
  { key: 'device', value: null, label: 'Som på enheten' },
  { key: 'light', value: false, label: 'Ljust' },
  { key: 'dark', value: true, label: 'Mörkt' },
];
const LIST_MODES: ChoiceField['options'] = [
  { key: '2', value: PRODUCT_LIST_MODES.grid, label: 'Rutnät' },
  { key: '1', value: PRODUCT_LIST_MODES.standard, label: 'Lista' },
  { key: '3', value: PRODUCT_LIST_MODES.compact, label: 'Kompakt lista' },
];
const NOTIFICATIONS: ChoiceField['options'] = [
  { key: '2', value: NOTIFICATION_LEVELS.all, label: 'Allt: beställningar, vänner, nivåer och utmärkelser' },
  { key: '1', value: NOTIFICATION_LEVELS.orders, label: 'Bara mina beställningar' },
  { key: '0', value: NOTIFICATION_LEVELS.none, label: 'Inga' },
];

/** [1-11], [6-14], [6-22] How the shop looks to the member. */
export const SHOP_FORM: ProfileForm = {
  id: 'butiken',
  label: 'Så visas butiken',
  fields: [
    { kind: 'choice', name: 'isDark', label: 'Utseende', options: THEMES },
    { kind: 'choice', name: 'product_list_mode', label: 'Produktlistor', options: LIST_MODES },
    {
      kind: 'switch',
      name: 'show_prices_excluding_vat',
      label: 'Visa priser exklusive moms',
      hint: 'I varukorgen och kassan ser du alltid hur mycket som är moms.',
    },
    {
      kind: 'switch',
      name: 'serious_business_mode',
      label: 'Seriöst läge',
      hint: 'Döljer nivåer, avatarer, utmärkelser och spel överallt. Det du har samlat finns kvar.',
    },
  ],
};

const NEWSLETTER: SwitchField = {
  kind: 'switch',
  name: 'shouldReceiveNewsletters',
  label: 'Nyhetsbrevet',
  hint: 'Erbjudanden och nyheter med mejl. Du avslutar när du vill, här eller i varje brev.',
};

/** [6-15], [3-28] What reaches the member, and how. */
export const MAIL_FORM: ProfileForm = {
  id: 'aviseringar',
  label: 'Mejl och aviseringar',
  fields: [
    NEWSLETTER,
    {
      kind: 'switch',
      name: 'abandonedCartMails',
      label: 'Påminn mig om en varukorg som jag har lämnat',
      hint: 'Bara till dig som har nyhetsbrevet, och högst en gång för varje varukorg.',
    },
    {
      kind: 'choice',
      name: 'notification_settings_level',
      label: 'Aviseringar i butiken',
      hint: 'Mejl om dina beställningar får du alltid.',
      options: NOTIFICATIONS,
    },
  ],
};

/** [O6-08], [O2.17-13] Who sees the member at all. */
export const VISIBILITY_FORM: ProfileForm = {
  id: 'synlighet',
  label: 'Vad andra ser',
  fields: [
    {
      kind: 'choice',
      name: 'profileVisibility',
      label: 'Vem får se min medlemssida?',
      options: [
        { key: 'friends', value: 'friends', label: 'Bara mina vänner' },
        { key: 'everyone', value: 'everyone', label: 'Alla – jag är med på topplistan' },
        { key: 'nobody', value: 'nobody', label: 'Ingen' },
      ],
    },
  ],
};
