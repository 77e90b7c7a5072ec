import type { DatabaseAddress } from '../db/pool.ts';

/** Fills the template database that every test file's own database is copied from. */
export async function fillTemplate(_address: DatabaseAddress): Promise<void> {}
