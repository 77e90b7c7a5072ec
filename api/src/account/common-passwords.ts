import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN_LENGTH } from '@shop/domain/validation/field-limits';

/** Words that Swedes choose and the international list lacks, with the endings that they add. */
const SWEDISH_WORDS =
  'lösenord losenord sommar vinter hösten våren semester sverige stockholm göteborg hejsan hejhej älskling fotboll hammarby djurgården blomma kärlek mamma pappa hemligt pixelhamn välkommen valkommen'.split(
    ' ',
  );
const ENDINGS = ['', '1', '12', '123', '1234', '12345', '!', '1!', '123!'];
const FIRST_YEAR = 1990;
const LAST_YEAR = 2035;

function* swedishPasswords(): Generator<string> {
  for (const word of SWEDISH_WORDS) {
    for (const ending of ENDINGS) yield word + ending;
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) yield `${word}${year}`;
  }
}

/** Built lazily: the list has some tens of thousands of words. */
let known: ReadonlySet<string> | undefined;

/** Whether the password, in any case, is among those that guessers try first [O5-14]. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(
    [...dictionary['passwords-common'], ...swedishPasswords()].filter((each) => each.length >= PASSWORD_MIN_LENGTH),
  );
  return known.has(password.toLowerCase());
}
