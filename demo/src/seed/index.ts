import type { Pool, PoolClient } from 'pg';
import { rebuildListings } from '@shop/api/discovery/indexer';
import { hashPassword } from '@shop/api/members/password';
import { installation, member } from '@shop/api/db/schema';
import type { KeyRing } from '@shop/api/secrets/key-ring';
import { writeCampaigns } from './campaigns/write-campaigns.ts';
import { writeCatalogue } from './catalogue/write-catalogue.ts';
import { writeConfigureToOrder } from './configure-to-order/write-cto.ts';
import { writeContent } from './content/write-content.ts';
import { insertRows } from './engine/insert.ts';
import { writeMemberWorld } from './game/write-member-world.ts';
import { memberRows } from './people/members.ts';
import { DEMO_PASSWORD } from './people/password.ts';
import { writeAccounts } from './people/write-accounts.ts';
import { writeOrders } from './people/write-orders.ts';
import { writePlaces } from './places/write-places.ts';

export { DEMO_PASSWORD };

export const DEFAULT_PRODUCTS = 2500;

/** Increased with every change of the seed's content, so that an older installation is seeded again. */
const SEED_VERSION = 23;
const INSTALLATION_KEY = 'seed';

export interface SeedOptions {
  pool: Pool;
  /** The installation's keys: personal numbers are stored encrypted. */
  secrets: KeyRing;
  products?: number;
  /** Prices, releases and campaigns are placed around this time. */
  now?: Date;
  say?: (text: string) => void;
}

async function truncateAll(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ tables: string | null }>(
    `select string_agg(format('%I', tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
  );
  if (rows[0]?.tables) await client.query(`truncate ${rows[0].tables} restart identity cascade`);
}

/** Advances identity columns of tables with given ids, so that the shop's next row gets a free one. */
const advanceIdentities = async (client: PoolClient): Promise<void> => {
  await client.query(`select setval(pg_get_serial_sequence('member', 'id'), (select max(id) from member))`);
};

async function writeAll(client: PoolClient, options: Required<Omit<SeedOptions, 'pool'>>): Promise<void> {
  const { secrets, now } = options;
  await writePlaces(client, now);
  const members = memberRows(await hashPassword(DEMO_PASSWORD), secrets, now);
  await insertRows(client, member, members);
  const memberIds = members.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await writeAccounts(client, memberIds, now);
  const made = await writeCatalogue(client, { ...options, memberIds });
  await writeConfigureToOrder(client, made);
  await writeCampaigns(client, made, now);
  await writeContent(client, made, now);
  await writeOrders(client, members, made, now);
  await writeMemberWorld(client, members, made, now);
  await advanceIdentities(client);
}

/**
 * Fills the database with the shop: the same shop for the same size and time. Does nothing when it is there already;
 * another size, or an older seed, is replaced from empty. Everything but the search index is one transaction.
 */
export async function seed({
  pool,
  secrets,
  products = DEFAULT_PRODUCTS,
  now = new Date(),
  say = () => undefined,
}: SeedOptions): Promise<void> {
  const client = await pool.connect();
  try {
    const value = JSON.stringify({ version: SEED_VERSION, products });
    const { rows } = await client.query<{ value: string }>('select value from installation where key = $1', [
      INSTALLATION_KEY,
    ]);
    if (rows[0]?.value === value) return;
    await client.query('begin');
    try {
      await client.query('set local statement_timeout = 0');
      await truncateAll(client);
      await writeAll(client, { secrets, products, now, say });
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
    say('Bygger sökindex …');
    await rebuildListings(client, now);
    await client.query('analyze');
    await insertRows(client, installation, [{ key: INSTALLATION_KEY, value, isSeed: true }]);
  } finally {
    client.release();
  }
}
