/** What a value is turned into before it is checked, sent or stored. None of these ever throws. */

const SWEDISH_PREFIX = /^\s*(?:\+|00)\s*46[\s-]*(?:\(0\)|0)?[\s-]*/;

/** [O5-15] Digits of a phone number; a leading '+46' or '0046' (with or without '(0)') becomes '0'. */
export function normalisePhone(value: string): string {
  return value.replace(SWEDISH_PREFIX, '0').replace(/\D/g, '');
}

/** [O5-18][O9-26] '123 45' and '12345' both become '12345'. */
export function normaliseZip(value: string): string {
  return value.replace(/\s/g, '');
}

/** [O5-18] '12345' as it is shown: '123 45'. Anything else stays as it is. */
export function formatZip(value: string): string {
  return normaliseZip(value).replace(/^(\d{3})(\d{2})$/, '$1 $2');
}

/** [O5-19] A personal number without hyphen, plus or spaces. */
export function normaliseSsn(value: string): string {
  return value.replace(/[\s+\u2013-]/g, '');
}

/** [O5-20] An organisation number without separators. */
export function normaliseCorpNumber(value: string): string {
  return value.replace(/[\s_\u2013-]/g, '');
}

/** [O5-22] An e-mail address without pasted white space; case is preserved, as the part before '@' may depend on it. */
export function normaliseEmail(value: string): string {
  return value.trim();
}

/** '556016-0680' for reading; a masked or foreign number as it is. */
export const formatCorpNumber = (value: string): string => value.replace(/^(?:16)?(\d{6})-?(\d{4})$/, '$1-$2');
