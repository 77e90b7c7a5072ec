import { updateListing } from '../discovery/indexer.ts';
import type { Services } from '../services.ts';

/** Updates lists, filters and search for changed products; call it after the commit. */
export async function relist({ pool, clock }: Pick<Services, 'pool' | 'clock'>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const client = await pool.connect();
  try {
    await updateListing(client, ids, clock.now());
  } finally {
    client.release();
  }
}
