import type { Pool } from 'pg';
import { giftCardCode } from '../orders/gift-card-code.ts';
import { ENCRYPTED_COLUMNS } from './encrypted-columns.ts';
import type { KeyRing } from './key-ring.ts';

export interface KeyCount {
  readonly column: string;
  /** The key's id; null for values from before keys had ids. */
  readonly keyId: string | null;
  readonly count: number;
}

export interface KeyStatus {
  readonly keyIds: readonly string[];
  readonly counts: readonly KeyCount[];
  /** Stored values that are not under the first key, and opened downloads whose codes are not stored yet. */
  readonly remaining: number;
  /** Mails with a gift card that wait to be sent and need an older key for the code. */
  readonly waitingMails: number;
}

interface Counted {
  keyId: string | null;
  count: number;
}

/** Which keys the stored values need: an old key may go when nothing remains and nothing waits. */
export async function readKeyStatus(pool: Pool, secrets: KeyRing): Promise<KeyStatus> {
  const counts: KeyCount[] = [];
  for (const { table, column } of ENCRYPTED_COLUMNS) {
    const { rows } = await pool.query<Counted>(
      `select case when substring(${column} from 1 for 2) = 'K1'::bytea
          then translate(encode(substring(${column} from 3 for 3), 'base64'), '+/', '-_') end as "keyId", count(*)::int as count
       from ${table} where ${column} is not null group by 1 order by 1 nulls first`,
    );
    counts.push(...rows.map((row) => ({ column: `${table.replaceAll('"', '')}.${column}`, ...row })));
  }
  const { rows: opened } = await pool.query<{ count: number }>(
    'select count(*)::int as count from order_row where opened_at is not null and licences_encrypted is null',
  );
  const { rows: cards } = await pool.query<{ id: string; codeHash: Buffer }>(
    `select g.id, g.code_hash as "codeHash" from outbox_mail m join gift_card g on g.id = m.gift_card_id where m.sent_at is null`,
  );
  const firstAlone = secrets.firstAlone();
  const old = counts.filter(({ keyId }) => keyId !== secrets.keyIds[0]);
  return {
    keyIds: secrets.keyIds,
    counts,
    remaining: old.reduce((sum, { count }) => sum + count, opened[0]?.count ?? 0),
    waitingMails: cards.filter((card) => giftCardCode(firstAlone, card) === null).length,
  };
}
