import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { EmbeddedFolders } from './folders.ts';

/** A killed process keeps its id until its parent has reaped it; /proc, where it exists, shows that. */
function isZombie(pid: number): boolean {
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Signal 0 only checks. EPERM means that the process runs as another user. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The server process that `postmaster.pid` names, if a process with this id runs. The id may have been reused. */
export function recordedPid({ data }: EmbeddedFolders): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 && isRunning(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Runs `work` on one connection to the maintenance database. */
export async function withClient<T>({ socketDir }: EmbeddedFolders, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ host: socketDir, user: 'shop', database: 'postgres', connectionTimeoutMillis: 3000 });
  // A server that stops between two responses must not end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether a server listens on the socket and uses our data folder. */
export async function isListening(folders: EmbeddedFolders): Promise<boolean> {
  try {
    const dir = await withClient(folders, async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      return rows[0]?.data_directory;
    });
    return dir === folders.data;
  } catch {
    return false;
  }
}
