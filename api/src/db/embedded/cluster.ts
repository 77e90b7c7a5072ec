import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, closeSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './error.ts';
import type { EmbeddedFolders } from './folders.ts';
import { DATABASE_IDENTITY } from './identity.ts';

const run = promisify(execFile);
const LOG_LIMIT = 5_000_000;

// Independent of the host's locale: sorting and case must be the same on every machine.
const ENVIRONMENT = { ...process.env, LC_ALL: 'C', LANG: 'C', TZ: 'UTC' };

const SERVER_SETTINGS: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '256MB',
  jit: 'off',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Creates the data folder of a new cluster, once. An incomplete one from an interrupted start is removed first. */
export async function initialiseCluster(bin: string, { data, base }: EmbeddedFolders): Promise<void> {
  if (existsSync(join(data, 'PG_VERSION')) && existsSync(join(data, 'global/pg_control'))) return;
  rmSync(data, { recursive: true, force: true });
  const flags = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--username=shop', '--auth=trust'];
  try {
    await run(join(bin, 'initdb'), [...flags, `--pgdata=${data}`], {
      ...DATABASE_IDENTITY,
      cwd: base,
      env: ENVIRONMENT,
    });
  } catch (error) {
    rmSync(data, { recursive: true, force: true });
    throw new EmbeddedPostgresError(`The database folder ${data} could not be made: ${messageOf(error)}`, error);
  }
}

/**
 * Starts the server process. It leads its own process group, because Ctrl-C reaches a whole group and the api must
 * first finish its requests.
 */
export function spawnServer(bin: string, folders: EmbeddedFolders, extra: Record<string, string>): ChildProcess {
  const { base, data, socketDir, logFile } = folders;
  if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT) rmSync(logFile);
  const settings = { ...SERVER_SETTINGS, unix_socket_directories: socketDir, ...extra };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(logFile, 'a', 0o600);
  try {
    return spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
      ...DATABASE_IDENTITY,
      cwd: base,
      env: ENVIRONMENT,
      detached: true,
      stdio: ['ignore', log, log],
    });
  } finally {
    closeSync(log);
  }
}

/** The end of the server's log, for error messages. */
export function lastLogLines({ logFile }: EmbeddedFolders, count = 8): string {
  if (!existsSync(logFile)) return '';
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}
