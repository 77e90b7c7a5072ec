import { readdirSync, readFileSync } from 'node:fs';
import { readMetric } from './shell-metrics.ts';

/** Milliseconds of processor time since the processes began. */
export interface CpuTimes {
  api: number;
  shell: number;
  /** NaN where the system does not report it (no /proc), or the database runs elsewhere. */
  database: number;
}

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

interface Process {
  pid: string;
  parent: string;
  command: string;
}

const listProcesses = (): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({
      pid,
      // After the name in brackets, which may contain anything, are the state and the parent.
      parent:
        textOf(`/proc/${pid}/stat`)
          .replace(/^.*\) \S /s, '')
          .split(' ', 1)[0] ?? '',
      command: textOf(`/proc/${pid}/cmdline`).replaceAll('\0', ' '),
    }));

/** The database's main process and one for each connection; they are there for the whole measurement. */
const databasePids = (dataDir: string): string[] => {
  const all = listProcesses();
  const main = all.find(({ command }) => /\bpostgres\b/.test(command) && command.includes(dataDir));
  return main === undefined ? [] : [main.pid, ...all.filter(({ parent }) => parent === main.pid).map(({ pid }) => pid)];
};

/** In nanoseconds, far finer than the clock ticks of `stat`. A process of PostgreSQL has one thread. */
const cpuOf = (pid: string): number => Number(textOf(`/proc/${pid}/schedstat`).split(' ', 1)[0] ?? '') / 1e6;

/** Reads the processor time of a shop's servers: of api and shell by their own metrics, of PostgreSQL by /proc. */
export function createCpuReader(shop: { url: string; apiUrl: string }, dataDir: string): () => Promise<CpuTimes> {
  const hasProc = textOf('/proc/self/schedstat') !== '';
  return async () => {
    const [api, shell] = await Promise.all(
      [shop.apiUrl, shop.url].map((url) => readMetric(url, 'process_cpu_seconds_total')),
    );
    const pids = hasProc ? databasePids(dataDir) : [];
    const database = pids.length === 0 ? Number.NaN : pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
    return { api: (api ?? 0) * 1000, shell: (shell ?? 0) * 1000, database };
  };
}

export const minus = (a: CpuTimes, b: CpuTimes): CpuTimes => ({
  api: a.api - b.api,
  shell: a.shell - b.shell,
  database: a.database - b.database,
});
