import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { locateBinaries } from './binaries.ts';
import { initialiseCluster, lastLogLines, spawnServer } from './cluster.ts';
import { EmbeddedPostgresError } from './error.ts';
import { type EmbeddedFolders, prepareFolders } from './folders.ts';
import { dropOwnership, livingOwner, takeOwnership } from './owner.ts';
import { isListening, isRunning, recordedPid, withClient } from './probe.ts';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;
const STABLE_AFTER_MS = 30_000;
const BACK_OFF_MS = [250, 500, 1000, 2000, 4000, 8000] as const;
const WATCH_MS = 1000;

export interface EmbeddedPostgresOptions {
  /** The server's own folder is created below this one. */
  dataDir: string;
  /** Server settings besides the tried ones, e.g. `fsync: 'off'` for tests. */
  settings?: Record<string, string>;
  /** Called with events for an operator: started, attached, died and restarted. */
  onEvent?: (text: string) => void;
}

export interface EmbeddedPostgres {
  socketDir: string;
  /** Current process id of the server. */
  pid(): number | undefined;
  /** Creates a database unless it exists. The name must be a plain identifier. */
  ensureDatabase(name: string): Promise<void>;
  /** Stops the server (fast shutdown), unless another running process supervises it. */
  stop(): Promise<void>;
}

async function waitUntilReady(folders: EmbeddedFolders, isGone: () => boolean): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (await isListening(folders)) return;
    if (isGone()) throw new EmbeddedPostgresError(`PostgreSQL stopped while starting:\n${lastLogLines(folders)}`);
    await wait(40);
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL did not answer within ${START_TIMEOUT_MS / 1000} s:\n${lastLogLines(folders)}`,
  );
}

interface Supervisor {
  /** Current process id of the server. */
  pid(): number | undefined;
  /** Whether this process stops the server in the end, and not another one that has started it. */
  isOwner(): boolean;
  /** Starts a server of our own. */
  start(): Promise<void>;
  /** Uses a running server: as its owner when the process that started it has ended, else as a guest. */
  adopt(pid: number): void;
  /** Allows the server to end. False when called before. */
  release(): boolean;
}

/**
 * Supervises one server for these folders: one that ends is started again, with growing pauses. A guest leaves that to
 * the owner, and takes over from one that stops.
 */
function createSupervisor(
  folders: EmbeddedFolders,
  bin: Awaited<ReturnType<typeof locateBinaries>>,
  { settings = {}, onEvent = () => {} }: Pick<EmbeddedPostgresOptions, 'settings' | 'onEvent'>,
): Supervisor {
  let pid: number | undefined;
  let isOwner = false;
  let isStopping = false;
  let failures = 0;
  let watch: NodeJS.Timeout | undefined;

  const own = (): void => {
    isOwner = true;
    takeOwnership(folders);
  };

  const start = async (): Promise<void> => {
    const child: ChildProcess = spawnServer(bin, folders, settings);
    const startedAt = Date.now();
    let isGone = false;
    child.once('error', () => (isGone = true));
    child.once('exit', (code, signal) => {
      isGone = true;
      if (isStopping || pid !== child.pid) return;
      pid = undefined;
      if (Date.now() - startedAt > STABLE_AFTER_MS) failures = 0;
      onEvent(`PostgreSQL ended (${signal ?? code}); starting it again`);
      void restart();
    });
    child.unref();
    await waitUntilReady(folders, () => isGone);
    pid = child.pid;
    own();
  };

  const adopt = (adopted: number): void => {
    pid = adopted;
    if (livingOwner(folders) === undefined) own();
    // An adopted server is not our child: only its process id shows that it has ended.
    watch = setInterval(() => {
      if (isStopping || isRunning(adopted)) return;
      clearInterval(watch);
      pid = undefined;
      onEvent('PostgreSQL ended; starting it again');
      void restart();
    }, WATCH_MS);
    watch.unref();
  };

  /** A guest first waits for the server's owner to start it again, or to end. False while neither has happened. */
  const replace = async (): Promise<boolean> => {
    const running = isOwner ? undefined : recordedPid(folders);
    if (running !== undefined && (await isListening(folders))) adopt(running);
    else if (isOwner || livingOwner(folders) === undefined) await start();
    return pid !== undefined;
  };

  const restart = async (): Promise<void> => {
    while (!isStopping) {
      await wait(BACK_OFF_MS[Math.min(failures, BACK_OFF_MS.length - 1)], undefined, { ref: false });
      failures += 1;
      if (isStopping) return;
      try {
        // The children of a killed server take some time to end; until then a new one refuses to start.
        if (!(await replace())) continue;
        onEvent('PostgreSQL is running again');
        return;
      } catch (error) {
        onEvent(error instanceof Error ? error.message : String(error));
      }
    }
  };

  return {
    pid: () => pid,
    isOwner: () => isOwner,
    start,
    adopt,
    release() {
      if (isStopping) return false;
      isStopping = true;
      clearInterval(watch);
      return true;
    },
  };
}

async function ensureDatabase(folders: EmbeddedFolders, name: string): Promise<void> {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`Not a plain database name: ${name}`);
  await withClient(folders, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  });
}

/**
 * Runs the PostgreSQL that npm ships and restarts it when it dies, with growing pauses. A server that already runs
 * for the same folder, left by a killed process or run by another one, is used instead of a second one; without an
 * owner it is taken over. There is no TCP port and no password: only processes with access to the socket's folder can
 * connect.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, onEvent = () => {} } = options;
  if (process.platform === 'win32') {
    throw new EmbeddedPostgresError('The bundled PostgreSQL is not run on Windows.');
  }
  const folders = await prepareFolders(dataDir);
  const bin = await locateBinaries();
  const supervisor = createSupervisor(folders, bin, options);

  const running = recordedPid(folders);
  if (running !== undefined && (await becomesReady(folders, running))) {
    supervisor.adopt(running);
    const isTakenOver = supervisor.isOwner();
    onEvent(isTakenOver ? 'Took over a PostgreSQL whose process had died' : 'Using the PostgreSQL that already runs');
  } else {
    await initialiseCluster(bin, folders);
    await supervisor.start();
  }

  return {
    socketDir: folders.socketDir,
    pid: supervisor.pid,
    ensureDatabase: (name) => ensureDatabase(folders, name),
    stop: async () => {
      if (!supervisor.release()) return;
      // A guest leaves the server to its owner, unless that has died in the meantime.
      if (!supervisor.isOwner() && livingOwner(folders) !== undefined) return;
      const pid = supervisor.pid();
      if (pid !== undefined) await stopServer(pid, folders);
      dropOwnership(folders);
    },
  };
}

/** A recorded process that is a starting server will respond; one that merely has the same id never will. */
async function becomesReady(folders: EmbeddedFolders, pid: number): Promise<boolean> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (await isListening(folders)) return true;
    if (!isRunning(pid)) return false;
    await wait(100);
  }
  return false;
}

async function stopServer(pid: number, folders: EmbeddedFolders): Promise<void> {
  // SIGINT is PostgreSQL's fast shutdown: connections are closed, committed data is safe.
  if (isRunning(pid)) process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (isRunning(pid)) {
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(`PostgreSQL (process ${pid}) did not stop:\n${lastLogLines(folders)}`);
    }
    await wait(25);
  }
}
