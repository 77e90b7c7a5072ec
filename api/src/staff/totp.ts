import { SHOP } from '@shop/contracts/config';
import { Secret, TOTP } from 'otpauth';
import qrcode from 'qrcode-generator';

const STEP_SECONDS = 30;
/** A clock that is half a minute wrong, and a code that is typed slowly, still count. */
const WINDOW = 1;

const totp = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: `${SHOP.brand} admin`, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });

/** A new secret of 160 random bits, in base32 as apps expect. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * The code of a timestamp, for tests only.
 * @internal
 */
export const totpCodeAt = (secret: string, at: Date): string => totp(secret).generate({ timestamp: at.getTime() });

/** The 30-second step that a typed code belongs to, in the present one or its neighbours; null for a wrong code. */
export function totpStepOf(secret: string, typed: string, now: Date): number | null {
  const token = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totp(secret).validate({ token, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
}

/** What an app reads from a QR code, for a member of the shop. */
export const totpUri = (secret: string, label: string): string =>
  new TOTP({ issuer: SHOP.brand, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS }).toString();

/** QR code for authenticator apps, as an SVG image without styles or scripts. */
export function totpQrCode(secret: string, username: string): string {
  const code = qrcode(0, 'M');
  code.addData(totp(secret, username).toString());
  code.make();
  return code.createSvgTag({ cellSize: 4, margin: 16, scalable: true });
}
