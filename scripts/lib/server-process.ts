import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './paths.ts';

const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 15_000;

export interface ServerOptions {
  name: string;
  /** From the repository's root; absolute for another checkout. */
  file: string;
  env: Record<string, string>;
  logDir: string;
  /** Responds 200 when the server is ready. */
  readyUrl: string;
  nodeFlags?: readonly string[];
  /** Appends to the log of the run before, which has the reason of its end. */
  keepsLog?: boolean;
  /** Aborts the start, and stops the processes that were started. */
  signal?: AbortSignal;
}

export interface ServerProcess {
  name: string;
  logFile: string;
  /** Resolves when the process has ended, with how: 'killed by SIGKILL', 'exit code 1'. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

const lastLines = (file: string): string => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n');

async function waitUntilReady(
  child: ChildProcess,
  { name, readyUrl, signal }: ServerOptions,
  logFile: string,
): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  const signals = signal === undefined ? [] : [signal];
  while (!hasEnded(child) && Date.now() < deadline) {
    const isReady = await fetch(readyUrl, { signal: AbortSignal.any([AbortSignal.timeout(5000), ...signals]) }).then(
      (response) => response.ok,
      () => false,
    );
    signal?.throwIfAborted();
    if (isReady) return;
    await wait(60);
  }
  const what = hasEnded(child) ? 'ended while starting' : `did not answer at ${readyUrl}`;
  throw new Error(`${name} ${what}:\n${lastLines(logFile)}`);
}

/** Starts one server of the shop and resolves when it is ready. Its output goes to `<logDir>/<name>.log`. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const { name, file, env, logDir, nodeFlags = [], keepsLog = false } = options;
  mkdirSync(logDir, { recursive: true, mode: 0o700 });
  const logFile = join(logDir, `${name}.log`);
  const log = openSync(logFile, keepsLog ? 'a' : 'w', 0o600);
  const preload = ['--import', join(ROOT, 'scripts/lib/die-with-parent.ts')];
  const child = spawn(process.execPath, [...nodeFlags, ...preload, resolve(ROOT, file)], {
    cwd: ROOT,
    // There is no load balancer in front, so the servers need not wait for one to notice their shutdown.
    env: { DRAIN_MS: '0', ...process.env, ...env },
    stdio: ['ignore', log, log, 'ipc'],
    // Ctrl-C must reach only the parent, which stops its servers in order.
    detached: process.platform !== 'win32',
  });
  closeSync(log);
  const ended = new Promise<string>((done) =>
    child.once('exit', (code, killedBy) => done(killedBy === null ? `exit code ${code}` : `killed by ${killedBy}`)),
  );
  const stop = async (): Promise<void> => {
    if (hasEnded(child)) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  };
  try {
    await waitUntilReady(child, options, logFile);
  } catch (error) {
    await stop();
    throw error;
  }
  return { name, logFile, ended, stop };
}
