import type { Config } from '../../api/src/config.ts';
import { createPool } from '../../api/src/db/pool.ts';
import { type KeyStatus, readKeyStatus } from '../../api/src/secrets/key-status.ts';
import { reencrypt } from '../../api/src/secrets/reencrypt.ts';
import { openMigrated } from './database.ts';
import { readInstallation } from './installation.ts';

type Say = (text: string) => void;
type Pool = ReturnType<typeof createPool>;

/**
 * Lifetime of mailed links to an order, and of carts: an old key is needed for this time after everything has been
 * re-encrypted.
 */
const WAITING_DAYS = 90;

async function withPool<T>(dataDir: string, work: (pool: Pool, config: Config) => Promise<T>): Promise<T> {
  const config = readInstallation(dataDir);
  const database = await openMigrated(dataDir);
  const pool = createPool(database.address, { poolSize: 2, statementTimeoutMs: 0 }, (error) =>
    console.error(error.message),
  );
  try {
    return await work(pool, config);
  } finally {
    await pool.end();
    await database.close();
  }
}

/** The lines of `npm run secrets -- status`: which key each stored value needs, and whether older ones may go. */
export function describeKeyStatus({ keyIds, counts, remaining, waitingMails }: KeyStatus): string[] {
  const [first = '', ...older] = keyIds;
  const lines = [
    `Keys: ${[`${first} (signs and encrypts)`, ...older.map((id) => `${id} (older)`)].join(', ')}`,
    ...counts.map(({ column, keyId, count }) => {
      const key = keyId === null ? 'from before keys had ids' : `key ${keyId}`;
      const isLost = keyId !== null && !keyIds.includes(keyId);
      return `  ${column}: ${count} ${key}${isLost ? ', WHICH IS NOT GIVEN' : ''}`;
    }),
  ];
  if (remaining > 0)
    return [...lines, `${remaining} stored values need an older key: npm run secrets -- rotate --reencrypt`];
  if (waitingMails > 0)
    return [...lines, `${waitingMails} mails with a gift card wait to be sent and need an older key.`];
  return [
    ...lines,
    'Nothing that is stored needs an older key.',
    ...(older.length === 0
      ? []
      : [
          `Older keys may go ${WAITING_DAYS} days after the rotation: until then shoppers hold links signed with them.`,
        ]),
  ];
}

/**
 * Re-encrypts everything under the first key, and returns the remaining number. Throws where that would change
 * nothing.
 */
export function reencryptStored(dataDir: string, say: Say): Promise<void> {
  return withPool(dataDir, async (pool, { secrets }) => {
    if (!secrets.writesKeyIds) throw new Error('Set SHOP_SECRETS first: with SHOP_SECRET alone there is one key.');
    if ((await reencrypt(pool, secrets, say)) === null) throw new Error('Another process is encrypting already.');
    for (const line of describeKeyStatus(await readKeyStatus(pool, secrets))) say(line);
  });
}

export function printKeyStatus(dataDir: string, say: Say): Promise<void> {
  return withPool(dataDir, async (pool, { secrets }) => {
    for (const line of describeKeyStatus(await readKeyStatus(pool, secrets))) say(line);
  });
}
