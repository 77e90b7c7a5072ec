import { isEmail, isSameEmail } from './email.ts';
import {
  type FieldIdentity,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
} from './field-limits.ts';
import { normaliseCorpNumber, normalisePhone, normaliseSsn, normaliseZip } from './normalise.ts';
import { isMaskedCorpNumber, isValidCorpNumber } from './numbers.ts';

/** What a rule reads besides the value. */
export interface RuleContext {
  readonly placeholder: string;
  /** The other value where two must be equal: the e-mail address or the password. */
  readonly comparison?: string | undefined;
  readonly currentYear: number;
}

/** One rule: the value passes, or the message is shown. */
export interface FieldRule {
  readonly passes: (value: string, context: RuleContext) => boolean;
  readonly message: (context: RuleContext) => string;
}

/** [5-39] {field} in messages: the placeholder with its first letter in lower case. */
export function fieldName(placeholder: string): string {
  return placeholder.charAt(0).toLocaleLowerCase('sv') + placeholder.slice(1);
}

const rule = (passes: FieldRule['passes'], message: string | FieldRule['message']): FieldRule => ({
  passes,
  message: typeof message === 'string' ? () => message : message,
});

const invalidField = ({ placeholder }: RuleContext): string => `Ogiltigt ${fieldName(placeholder)}`;

/** [5-43] Optional '+', optional area code in parentheses, then digits, spaces and '-', '.' or '/'. */
const TELEPHONE = /^\+?\s*(?:\(\d{1,4}\))?[\d\s\-./]+$/;

/** [5-46] Digits and the listed characters; the modifier circumflex of the list and the '^' key both [O5-21]. */
const NOT_IN_A_NAME = /[\p{Nd}_!¡?÷¿/\\+=@#$%ˆ^&*(){}|~<>;:[\]]/u;

const USERNAME = /^[a-zA-Z0-9_.\-åäöæøÅÄÖÆØ]+$/;

const MOBILE_MESSAGE = 'Ange ett tiosiffrigt mobilnummer';

/** Pictures are no letters, although some of them stand beside letters in a keyboard. */
const PICTURE = /\p{Extended_Pictographic}/u;
const LETTER = /\p{L}/u;

/** [5-46] A name also has a letter: signs and pictures alone name nobody. */
const personName = rule(
  (value) => !NOT_IN_A_NAME.test(value) && LETTER.test(value) && !PICTURE.test(value),
  invalidField,
);
const town = rule(
  (value) => /\p{L}.*\p{L}/u.test(value) && !/\p{Nd}/u.test(value) && !PICTURE.test(value),
  'Skriv namnet på postorten',
);
const street = rule((value) => LETTER.test(value) && !PICTURE.test(value), 'Skriv gata och nummer, eller en box');
const companyName = rule((value) => /[\p{L}\p{Nd}]/u.test(value) && !PICTURE.test(value), 'Skriv företagets namn');
const zip = rule((value) => /^[1-9]\d{4}$/.test(normaliseZip(value)), invalidField);
const samePassword = rule((value, { comparison }) => value === (comparison ?? ''), 'Lösenorden matchar inte');

/** [5-41][5-43] Rules by the `type` of the input. */
const TYPE_RULES: ReadonlyMap<string, readonly FieldRule[]> = /* @__PURE__ */ new Map([
  ['email', [rule(isEmail, 'Ogiltig e-postadress')]],
  ['tel', [rule((value) => TELEPHONE.test(value), 'Ogiltigt telefonnummer')]],
]);

/** [5-44..54] Rules by the `name` of the input. */
const NAME_RULES: ReadonlyMap<string, readonly FieldRule[]> = /* @__PURE__ */ new Map<string, readonly FieldRule[]>([
  ['mobile', [rule((value) => /^07\d{8}$/.test(normalisePhone(value)), MOBILE_MESSAGE)]],
  ['delivery_phone', [rule((value) => normalisePhone(value).length >= 10, MOBILE_MESSAGE)]],
  ['first-name', [personName]],
  ['last-name', [personName]],
  ['firstName', [personName]],
  ['lastName', [personName]],
  ['street', [street]],
  ['city', [town]],
  ['companyName', [companyName]],
  ['zip', [zip]],
  ['zipCode', [zip]],
  ['delivery_zip', [zip]],
  [
    'username',
    [
      rule(
        (value) => value.length >= USERNAME_MIN_LENGTH,
        ({ placeholder }) => `${placeholder} behöver vara minst ${USERNAME_MIN_LENGTH} tecken`,
      ),
      rule((value) => value.length <= USERNAME_MAX_LENGTH && USERNAME.test(value), 'Ogiltiga tecken i användarnamnet'),
    ],
  ],
  [
    'corpNumber',
    [
      rule(
        (value) => isMaskedCorpNumber(value) || (/^[\d_ -]+$/.test(value) && normaliseCorpNumber(value) !== ''),
        invalidField,
      ),
      rule(
        (value, { currentYear }) => isMaskedCorpNumber(value) || isValidCorpNumber(value, currentYear),
        'Ogiltigt organisationsnummer',
      ),
    ],
  ],
  ['ssn', [rule((value) => /^(?:\d{10}|(?:19|20|21)\d{10})$/.test(normaliseSsn(value)), invalidField)]],
  ['invoice-reference', [rule((value) => value.replace(/\s/g, '').length >= 3, 'Referens på fakturan')]],
  [
    'newPassword',
    [
      rule(
        (value) => value.length >= PASSWORD_MIN_LENGTH,
        `Lösenordet behöver vara minst ${PASSWORD_MIN_LENGTH} tecken`,
      ),
      rule((value) => value.length <= PASSWORD_MAX_LENGTH, `Lösenordet får vara högst ${PASSWORD_MAX_LENGTH} tecken`),
    ],
  ],
]);

/** [5-51] Fields that must equal the password. */
const PASSWORD_REPEATS: readonly string[] = ['verifypassword', 'newPasswordRepeat'];

const sameEmail = rule(
  (value, { comparison }) => isSameEmail(value, comparison ?? ''),
  'E-postadresserna matchar inte!',
);

function comparisonRules({ name, type }: FieldIdentity, { comparison }: RuleContext): readonly FieldRule[] {
  if (PASSWORD_REPEATS.includes(name)) return [samePassword];
  return type === 'email' && comparison !== undefined ? [sameEmail] : [];
}

/** [O5-24] The rules of a field in the order they are tried: type, name, comparison. */
export function rulesFor(field: FieldIdentity, context: RuleContext): readonly FieldRule[] {
  return [
    ...(TYPE_RULES.get(field.type ?? '') ?? []),
    ...(NAME_RULES.get(field.name) ?? []),
    ...comparisonRules(field, context),
  ];
}
