import type { Config } from '../config.ts';
import type { KeyRing } from '../secrets/key-ring.ts';

/** Where the button of the confirmation mail leads. */
export const CONFIRM_PATH = '/api/watch/confirm/:token';
/** Where every mail about a watch ends it. */
export const END_PATH = '/api/watch/end/:token';

const SIGNATURE = { bytes: 20 };

type Keys = Pick<Config, 'publicOrigin' | 'secrets'>;

export const confirmWatchLink = ({ publicOrigin }: Keys, token: string): string =>
  publicOrigin + CONFIRM_PATH.replace(':token', token);

/** URL that ends a watch without a login. It does not expire, as mails stay in mailboxes. */
export const endWatchLink = ({ publicOrigin, secrets }: Keys, id: number): string =>
  publicOrigin + END_PATH.replace(':token', `${id}.${secrets.sign('watch', String(id), SIGNATURE)}`);

/** The watch that a link ends; null when the token is invalid. */
export function readEndToken(secrets: KeyRing, token: string): number | null {
  const [id = '', signature = ''] = token.slice(0, 200).split('.');
  return /^\d{1,9}$/.test(id) && secrets.verify('watch', id, signature, SIGNATURE) ? Number(id) : null;
}
