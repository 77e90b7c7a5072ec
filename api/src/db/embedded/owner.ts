import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { EmbeddedFolders } from './folders.ts';
import { isRunning } from './probe.ts';

/** The Node process that started the server and will stop it; undefined when that process has ended. */
export function livingOwner({ ownerFile }: EmbeddedFolders): number | undefined {
  try {
    const { pid }: { pid?: unknown } = JSON.parse(readFileSync(ownerFile, 'utf8'));
    return typeof pid === 'number' && isRunning(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

export const takeOwnership = ({ ownerFile }: EmbeddedFolders): void =>
  writeFileSync(ownerFile, JSON.stringify({ pid: process.pid }));

export const dropOwnership = ({ ownerFile }: EmbeddedFolders): void => rmSync(ownerFile, { force: true });
