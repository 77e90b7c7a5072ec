import { spawn } from 'node:child_process';
import { ROOT } from './paths.ts';

interface RunOptions {
  /** Options of Node itself. */
  nodeOptions?: readonly string[];
  env?: Record<string, string>;
  /** Collects what the program writes instead of showing it. */
  quiet?: boolean;
}

export interface RunResult {
  code: number;
  /** With `quiet`: what it wrote. */
  output: string;
}

/** Runs a program on this Node from the repository's root, without a terminal for prompts. */
export function runNode(
  program: string,
  args: readonly string[] = [],
  { nodeOptions = [], env = {}, quiet = false }: RunOptions = {},
): Promise<RunResult> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [...nodeOptions, program, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', fail);
    child.once('close', (code) => done({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }));
  });
}

/** Runs `work` for every item, `limit` at a time, and returns the results in the items' order. */
export async function inParallel<T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at];
      if (item !== undefined) results[at] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}
