import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { COURIER_NOTE_MAX_LENGTH, DOOR_CODE_MAX_LENGTH } from './delivery.ts';

/** A company as the directory of companies has it; a part that it does not have, or that no form takes, is empty. */
export const FoundCompany = z.object({
  name: z.string(),
  street: z.string(),
  /** Five digits. */
  zipCode: z.string(),
  city: z.string(),
});
export type FoundCompany = z.infer<typeof FoundCompany>;

/**
 * What a look-up came to. `unknown`: no such company. `away`: the directory has not responded in time. `off`: nobody
 * was asked, because this installation has no directory, or since the number is a sole trader's, i.e. a person's.
 */
export const LOOKUP_OUTCOMES = ['found', 'unknown', 'away', 'off'] as const;
export type LookupOutcome = (typeof LOOKUP_OUTCOMES)[number];

/**
 * Name and address of a company by its organisation number [O5-20]. 422 for a number whose digits are wrong, 429 above
 * the limit. A directory that is slow or away is an outcome, no error: its fields can always be typed. The number is in
 * the body, so that it stands in no log of URLs.
 */
export const postCompanyLookup = endpoint({
  method: 'POST',
  path: 'company-lookup',
  access: 'exists',
  summary:
    'Name and address of a company by its organisation number; `away` and `unknown` are outcomes, 422 a number with wrong digits [O5-20].',
  body: z.object({ corpNumber: z.string().check(z.maxLength(20)) }),
  response: z.object({
    data: z.object({ outcome: z.enum(LOOKUP_OUTCOMES), company: z.nullable(FoundCompany) }),
  }),
});

/** A street, with the number that was typed, and where it is. */
export const StreetSuggestion = z.object({
  street: z.string(),
  /** Five digits. */
  zipCode: z.string(),
  city: z.string(),
});
export type StreetSuggestion = z.infer<typeof StreetSuggestion>;

/** Characters of a street before anything is suggested. */
export const STREET_MIN_LENGTH = 3;

/**
 * Streets that begin like the typed text, near the zip code first; empty when there are none, without a directory, and
 * while that is away. 429 above the limit. A POST, so that a home address stands in no log of URLs.
 */
export const postStreetSuggestions = endpoint({
  method: 'POST',
  path: 'street-suggestion',
  access: 'exists',
  summary: 'Streets that begin like the typed text, those near the zip code first; none while the directory is away.',
  body: z.object({
    text: z.string().check(z.maxLength(60)),
    /** As typed so far; may be empty. */
    zipCode: z.string().check(z.maxLength(10)),
  }),
  response: z.object({ data: z.object({ streets: z.array(StreetSuggestion) }) }),
});

/** Addresses that a member can save. */
export const SAVED_ADDRESS_LIMIT = 10;
/** Longest name of a saved address, in characters. */
export const ADDRESS_NAME_MAX_LENGTH = 40;

/**
 * An address that a member saves: where parcels go, to whom, and what the courier must know. Rules of the fields are
 * those of checkout (section 5); `name`, `mobile`, `doorCode` and `courier` may be empty.
 */
export const AddressFields = z.object({
  /** The member's own word for it, such as "Hemma"; empty: the street is its name. */
  name: z.string().check(z.maxLength(ADDRESS_NAME_MAX_LENGTH)),
  firstName: z.string().check(z.maxLength(100)),
  lastName: z.string().check(z.maxLength(100)),
  street: z.string().check(z.maxLength(35)),
  zipCode: z.string().check(z.maxLength(10)),
  city: z.string().check(z.maxLength(100)),
  mobile: z.string().check(z.maxLength(100)),
  doorCode: z.string().check(z.maxLength(DOOR_CODE_MAX_LENGTH)),
  /** For the courier: floor, where the parcel may stand. */
  courier: z.string().check(z.maxLength(COURIER_NOTE_MAX_LENGTH)),
  /** What checkout begins with; at most one of a member's. */
  isDefault: z.boolean(),
});
export type AddressFields = z.infer<typeof AddressFields>;

/** A member's saved address. */
export const SavedAddress = z.extend(AddressFields, { id: z.string() });
export type SavedAddress = z.infer<typeof SavedAddress>;

const AddressList = z.object({ data: z.object({ addresses: z.array(SavedAddress) }) });

/** The member's saved addresses, the default one first, then by name. */
export const getAddresses = endpoint({
  method: 'GET',
  path: 'user/address',
  access: 'user',
  summary: 'The member’s saved addresses, the default one first, then by name [O3-23].',
  response: AddressList,
});

/**
 * Saves one more address, and responds with all and the new one's id. One that is saved already, field by field, is not
 * saved twice: its id is the response, so that a retry does no harm. 409 above the limit, 422 with a Swedish text per
 * field.
 */
export const postAddress = endpoint({
  method: 'POST',
  path: 'user/address',
  access: 'user',
  summary: 'Saves an address of the member, once; 409 above ten, 422 with a Swedish text per field [O3-23].',
  body: AddressFields,
  response: z.object({ data: z.object({ id: z.string(), addresses: z.array(SavedAddress) }) }),
});

/** Replaces a saved address, and responds with all. 404 for somebody else's, 422 with a Swedish text per field. */
export const putAddress = endpoint({
  method: 'PUT',
  path: 'user/address/:id',
  access: 'user',
  summary: 'Replaces a saved address of the member; 404 for another’s, 422 with a Swedish text per field [O3-23].',
  params: z.object({ id: z.uuid() }),
  body: AddressFields,
  response: AddressList,
});

/** Removes a saved address, and responds with the rest. 404 for somebody else's and for one that is gone. */
export const deleteAddress = endpoint({
  method: 'DELETE',
  path: 'user/address/:id',
  access: 'user',
  summary: 'Removes a saved address of the member; 404 for another’s [O3-23].',
  params: z.object({ id: z.uuid() }),
  response: AddressList,
});
