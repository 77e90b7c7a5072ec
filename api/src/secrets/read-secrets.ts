import { createKeyRing, type KeyRing } from './key-ring.ts';

const MIN_BYTES = 32;
const MIN_LEGACY_LENGTH = 16;
const MIN_DIFFERENT_CHARACTERS = 10;
const NEW_KEY = '`npm run secrets -- generate` prints a new one';

/** Whether a secret is a typed placeholder: 'aaaa…', 'changeme' over and over. */
const isGuessable = (secret: string): boolean =>
  new Set(secret).size < MIN_DIFFERENT_CHARACTERS || /^(.{1,16}?)\1+.{0,15}$/su.test(secret);

function problemOf(name: string, secret: string): string | null {
  if (Buffer.byteLength(secret) < MIN_BYTES) return `${name} is shorter than ${MIN_BYTES} bytes; ${NEW_KEY}.`;
  if (isGuessable(secret)) return `${name} is too regular to be a secret; ${NEW_KEY}.`;
  return null;
}

export interface SecretSettings {
  /** `SHOP_SECRETS`: keys separated by commas, the one that signs first. */
  readonly secrets: string | undefined;
  /** `SHOP_SECRET`: the one key of an installation from before there were several. */
  readonly secret: string | undefined;
  readonly usesHttps: boolean;
  /** The keys of a developer's machine, as `SHOP_SECRETS`. */
  readonly developmentSecrets: () => string;
}

export type SecretsResult =
  { readonly ok: true; readonly ring: KeyRing } | { readonly ok: false; readonly problems: string[] };

const fail = (...problems: string[]): SecretsResult => ({ ok: false, problems });

function ringOf(secrets: readonly string[], writesKeyIds: boolean): SecretsResult {
  const [first, ...others] = new Set(secrets);
  if (first === undefined) return fail(`SHOP_SECRETS holds no secret; ${NEW_KEY}.`);
  return { ok: true, ring: createKeyRing([first, ...others], { writesKeyIds }) };
}

/**
 * The keys of an installation, or everything that is wrong with them. `SHOP_SECRET` beside `SHOP_SECRETS` is a former
 * key: it verifies and decrypts, however short it was. Alone it is the key, and what it writes the former release can
 * read.
 */
export function readSecrets({ secrets, secret, usesHttps, developmentSecrets }: SecretSettings): SecretsResult {
  if (secret !== undefined && secret.length < MIN_LEGACY_LENGTH) {
    return fail(`SHOP_SECRET is shorter than ${MIN_LEGACY_LENGTH} characters.`);
  }
  if (secrets !== undefined) {
    const given = secrets.split(',').map((each) => each.trim());
    const problems = given.flatMap((each, index) => problemOf(`Secret ${index + 1} of SHOP_SECRETS`, each) ?? []);
    return problems.length > 0
      ? fail(...problems)
      : ringOf([...given, ...(secret === undefined ? [] : [secret])], true);
  }
  if (secret !== undefined) {
    const problem = usesHttps ? problemOf('SHOP_SECRET', secret) : null;
    if (problem === null) return ringOf([secret], false);
    return fail(
      `${problem} Set SHOP_SECRETS to the new one and leave SHOP_SECRET as it is: it goes on reading what it has written.`,
    );
  }
  if (usesHttps) return fail(`SHOP_SECRETS must be set when PUBLIC_ORIGIN is https; ${NEW_KEY}.`);
  return ringOf(developmentSecrets().split(','), true);
}
