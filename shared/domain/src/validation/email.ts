import { normaliseEmail } from './normalise.ts';

/** The pattern of the HTML standard, with at least one dot in the domain [O5-22]. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** An e-mail address of this length fits every mail system. */
const MAX_LENGTH = 254;

/** [O5-22] The domain of 'kim@räksmörgås.se' as mail servers know it; unchanged where there is nothing to convert. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (!/[^\p{ASCII}]/u.test(domain) || !/^[\p{L}\p{N}.-]+$/u.test(domain)) return address;
  return URL.canParse(`http://${domain}`) ? address.slice(0, at + 1) + new URL(`http://${domain}`).hostname : address;
}

/** [5-41] Whether a text is an e-mail address. */
export function isEmail(value: string): boolean {
  const address = withAsciiDomain(normaliseEmail(value));
  return address.length <= MAX_LENGTH && EMAIL.test(address);
}

/** [5-42][O5-22] Whether two e-mail addresses are equal, ignoring white space around them and case. */
export function isSameEmail(a: string, b: string): boolean {
  return normaliseEmail(a).toLowerCase() === normaliseEmail(b).toLowerCase();
}
