/**
 * The installation's keys, SHOP_SECRETS:
 *   npm run secrets -- generate             prints a new key
 *   npm run secrets -- rotate               puts a new key before the others: in the development file, or printed for SHOP_SECRETS
 *   npm run secrets -- rotate --reencrypt   encrypts everything that is stored under the first key; may be stopped and begun again
 *   npm run secrets -- status               how much still needs an older key
 */
import { parseArgs } from 'node:util';
import { generateSecret, rotateDevelopmentSecret } from '../../api/src/development-secret.ts';
import { fail } from '../lib/fail.ts';
import { DATA_DIR } from '../lib/paths.ts';
import { printKeyStatus, reencryptStored } from '../lib/secrets.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { reencrypt: { type: 'boolean', default: false } },
});

function rotate(): void {
  const given = [process.env['SHOP_SECRETS'], process.env['SHOP_SECRET']].filter((each) => each !== undefined);
  if (given.length > 0) {
    console.log(`SHOP_SECRETS=${[generateSecret(), ...given].join(',')}`);
    console.log(
      'Where several servers run, first give each of them the new key as the last one; then all of them this order.',
    );
  } else {
    console.log(`A new key stands first in ${rotateDevelopmentSecret(DATA_DIR)}. Restart the shop.`);
  }
  console.log('Then: npm run secrets -- rotate --reencrypt');
}

try {
  const [command] = positionals;
  if (command === 'generate') console.log(generateSecret());
  else if (command === 'rotate' && values.reencrypt) await reencryptStored(DATA_DIR, console.log);
  else if (command === 'rotate') rotate();
  else if (command === 'status') await printKeyStatus(DATA_DIR, console.log);
  else throw new Error('Say what to do: generate, rotate [--reencrypt] or status.');
} catch (error) {
  fail(error);
}
