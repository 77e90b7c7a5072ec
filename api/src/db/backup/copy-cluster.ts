import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';

/** Made anew by every start of PostgreSQL, or worth nothing in another one; their folders must exist. */
const EMPTY_FOLDERS = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|pg_internal\.init|pgsql_tmp.*|backup_label.*|tablespace_map.*)$/;
const WAL_SEGMENT = /^[0-9A-F]{24}$/;
const START_SEGMENT = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)$/m;

/** A file that the running server has removed meanwhile is not missed: the write-ahead log tells of its end. */
const ignoreVanished = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error;
};

async function copyFolder(from: string, to: string, isRoot: boolean): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  const entries = await readdir(from, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    ignoreVanished(error);
    return [];
  });
  for (const { name, isDirectory } of entries.map((entry) => ({
    name: entry.name,
    isDirectory: entry.isDirectory(),
  }))) {
    if (LEFT_OUT.test(name)) continue;
    if (isRoot && EMPTY_FOLDERS.has(name)) await mkdir(join(to, name), { mode: 0o700 });
    else if (isDirectory) await copyFolder(join(from, name), join(to, name), false);
    else await copyFile(join(from, name), join(to, name)).catch(ignoreVanished);
  }
}

async function copyWal(from: string, to: string, first: string, last: string): Promise<void> {
  const segments = (await readdir(join(from, 'pg_wal'))).filter(
    (name) => WAL_SEGMENT.test(name) && name >= first && name <= last,
  );
  if (!segments.includes(first) || !segments.includes(last))
    throw new Error('PostgreSQL has removed its log meanwhile.');
  for (const name of segments) await copyFile(join(from, 'pg_wal', name), join(to, 'pg_wal', name));
}

/**
 * Copies the folder of a running cluster while it goes on serving: PostgreSQL's low-level base backup. The copy recovers, when it is
 * started, to the moment in which the copying ended.
 *
 * @param client to the cluster, as a superuser; the backup ends with its connection
 */
export async function copyCluster(client: Client, from: string, to: string): Promise<void> {
  // Holds back the log that the copy needs; gone with the connection.
  await client.query(`select pg_create_physical_replication_slot('shop_backup_' || pg_backend_pid(), true, true)`);
  await client.query(`select pg_backup_start('shop', true)`);
  await copyFolder(from, to, true);
  const { rows } = await client.query<{ label: string; last: string }>(
    'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
  );
  const [end] = rows;
  const first = START_SEGMENT.exec(end?.label ?? '')?.[1];
  if (end === undefined || first === undefined) throw new Error('PostgreSQL does not say where its backup begins.');
  await writeFile(join(to, 'backup_label'), end.label, { mode: 0o600 });
  await copyWal(from, to, first, end.last);
}
