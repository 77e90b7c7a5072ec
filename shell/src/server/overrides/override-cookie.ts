import { isRemoteName, type RemoteName } from '@shop/contracts/slots';

export const OVERRIDE_COOKIE = 'mf-override';

/** Maximum number of overrides, since each is a request to its origin. */
const MAX_OVERRIDES = 10;

/** Origin that each remote is loaded from. */
export type Overrides = Readonly<Record<RemoteName, string>>;

/** Parses the cookie `mf-header=http://localhost:5101|…`, encoded. Invalid entries are ignored. */
export function readOverrides(value: string | undefined): Overrides {
  if (!value) return {};
  const overrides: Record<RemoteName, string> = {};
  for (const pair of decode(value).split('|').slice(0, MAX_OVERRIDES)) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(at, 0));
    const origin = pair.slice(at + 1);
    if (isRemoteName(name) && URL.canParse(origin)) overrides[name] = new URL(origin).origin;
  }
  return overrides;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** Session cookie with the overrides; deletes the cookie without any. */
export function overrideCookie(overrides: Overrides, isSecure: boolean): string {
  const pairs = Object.entries(overrides).map(([name, origin]) => `${name}=${origin}`);
  const rest = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  if (pairs.length === 0) return `${OVERRIDE_COOKIE}=; Max-Age=0; ${rest}`;
  return `${OVERRIDE_COOKIE}=${encodeURIComponent(pairs.join('|'))}; ${rest}`;
}
