/** What a bundle may load of Node: what React's string renderer and the build's wrapping need. No files, network, processes, threads. */
const BUILTINS: readonly string[] = ['async_hooks', 'crypto', 'diagnostics_channel', 'module', 'stream', 'util'];
/** Ways round the list above, or to the server's own process. */
const PROCESS_MEMBERS: readonly string[] = [
  'getBuiltinModule',
  'binding',
  '_linkedBinding',
  'dlopen',
  'kill',
  'abort',
  'report',
  'mainModule',
];
/** Ways to the network and to other threads; a bundle fetches by what its render is given. The first five are those of the source below. */
const GLOBALS: readonly string[] = [
  'require',
  'module',
  'exports',
  '__filename',
  '__dirname',
  'fetch',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
];

/** What a bundle's thread is started with, besides its source. The folder has a slash at its end. */
export const workerDataOf = (file: string, folder: string, niceness: number) => ({
  file,
  folder,
  niceness,
  builtins: BUILTINS,
  processMembers: PROCESS_MEMBERS,
  globals: GLOBALS,
});

/**
 * What runs beside the server. It fetches from the api through the server, which adds the shopper's cookie, shares reads and keeps connections;
 * a signal of its own stands for the one that cannot cross.
 */
export const WORKER_SOURCE = `
const { parentPort, workerData } = require('node:worker_threads');
// Linux knows a priority per thread; elsewhere it would be the whole process's.
if (process.platform === 'linux' && workerData.niceness > 0) {
  const { getPriority, setPriority } = require('node:os');
  setPriority(Math.max(getPriority(), workerData.niceness));
}
// What it may load: its own files and what renders need of Node. Everything here is out of reach before its first line runs.
const loader = require('node:module');
loader.registerHooks?.({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const isOwn = found.url.startsWith('node:') ? workerData.builtins.includes(found.url.slice(5)) : found.url.startsWith(workerData.folder);
    if (isOwn) return found;
    throw new Error('A remote may not load ' + specifier);
  },
});
for (const name of ['registerHooks', 'register']) delete loader[name];
loader.syncBuiltinESMExports();
for (const name of workerData.processMembers) delete process[name];
for (const name of workerData.globals) delete globalThis[name];
const renders = new Map();
const calls = new Map();
let lastCall = 0;
let languagePack = null;
const messageOf = (error) => (error instanceof Error ? error.message : String(error));
const fetchFor = (id) => async (input, init) => {
  const request = new Request(input, init);
  const body = request.body === null ? null : await request.text();
  const asked = { url: request.url, method: request.method, headers: [...request.headers], body };
  const call = ++lastCall;
  const answer = await new Promise((resolve, reject) => {
    calls.set(call, { resolve, reject });
    request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
    parentPort.postMessage({ kind: 'fetch', id, call, asked });
  }).finally(() => calls.delete(call));
  const hasBody = ![204, 205, 304].includes(answer.status);
  return new Response(hasBody ? answer.body : null, { status: answer.status, headers: answer.headers });
};
import(workerData.file).then((bundle) => {
  const render = (id, request) => {
    const controller = new AbortController();
    renders.set(id, controller);
    Promise.resolve()
      .then(() => bundle.render(request, { signal: controller.signal, fetch: fetchFor(id), mayEncode: true, mayShare: true }))
      .catch((error) => ({ html: '', data: null, head: null, status: null, redirect: null, error: { message: messageOf(error), stack: error?.stack ?? '' } }))
      .then((result) => {
        const buffers = result.encoded ? [result.encoded.html.buffer, result.encoded.json.buffer] : [];
        parentPort.postMessage({ kind: 'result', id, result }, buffers.filter((buffer) => buffer instanceof ArrayBuffer));
      })
      .finally(() => renders.delete(id));
  };
  parentPort.on('message', (message) => {
    if (message.kind === 'fetched') {
      const call = calls.get(message.call);
      if (message.answer) call?.resolve(message.answer);
      else call?.reject(new TypeError(message.error));
    } else if (message.kind === 'abort') {
      renders.get(message.id)?.abort(new Error(message.reason));
      parentPort.postMessage({ kind: 'aborted', id: message.id });
    } else {
      languagePack = message.languagePack ?? languagePack;
      for (const [id, request] of message.asked) {
        request.page.languagePack ??= languagePack;
        render(id, request);
      }
    }
  });
  parentPort.postMessage({ kind: 'ready', slots: bundle.slots });
}).catch((error) => parentPort.postMessage({ kind: 'broken', message: messageOf(error) }));
`;
