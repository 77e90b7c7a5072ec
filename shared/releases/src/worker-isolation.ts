import loader from 'node:module';
import { getPriority, setPriority } from 'node:os';

/**
 * Node modules that a bundle may load: those of React's string renderer and the build's runtime. No files, network,
 * processes, threads.
 */
const BUILTINS = new Set(['async_hooks', 'crypto', 'diagnostics_channel', 'module', 'stream', 'util']);
/** Ways round the list above, or to the server's own process. */
const PROCESS_MEMBERS = [
  'getBuiltinModule',
  'binding',
  '_linkedBinding',
  'dlopen',
  'kill',
  'abort',
  'report',
  'mainModule',
];
/** Ways to the network and to other threads; a bundle fetches by what its render is given. */
const GLOBALS = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel'];
/** Ways to change what may be loaded. */
const LOADER_MEMBERS = ['registerHooks', 'register'];

/** Whether a bundle may load a resolved specifier. @param folder URL of its own files, with a slash at the end */
export const mayLoad = (url: string, folder: string): boolean =>
  url.startsWith('node:') ? BUILTINS.has(url.slice('node:'.length)) : url.startsWith(folder);

/**
 * Removes everything that a render does not need from this thread, permanently. Call it before the first line of a
 * bundle runs.
 */
export function isolateThread(folder: string): void {
  loader.registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (mayLoad(found.url, folder)) return found;
      throw new Error(`A remote may not load ${specifier}`);
    },
  });
  for (const name of LOADER_MEMBERS) Reflect.deleteProperty(loader, name);
  loader.syncBuiltinESMExports();
  for (const name of PROCESS_MEMBERS) Reflect.deleteProperty(process, name);
  for (const name of GLOBALS) Reflect.deleteProperty(globalThis, name);
}

/** Lowers the priority of this thread. Linux knows one per thread; elsewhere it would be the whole process's. */
export function lowerPriority(niceness: number): void {
  if (process.platform === 'linux' && niceness > 0) setPriority(Math.max(getPriority(), niceness));
}
