import { createServer } from 'node:net';

const TRIES = 50;

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => done(true)));
  });

/** The first free port from `wanted` on that is not reserved for another of our servers. */
export async function freePort(wanted: number, taken: ReadonlySet<number>): Promise<number> {
  for (let port = wanted; port < wanted + TRIES; port += 1) {
    if (!taken.has(port) && (await isFree(port))) return port;
  }
  throw new Error(`No free port between ${wanted} and ${wanted + TRIES - 1}.`);
}
