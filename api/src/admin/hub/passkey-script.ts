import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The library's file and ours, as one: pages of the hub load nothing from elsewhere. */
export const passkeyScript = (): string =>
  [
    new URL('../dist/bundle/index.umd.min.js', import.meta.resolve('@simplewebauthn/browser')),
    new URL('passkey.js', import.meta.url),
  ]
    .map((file) => readFileSync(fileURLToPath(file), 'utf8'))
    .join('\n');
