import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import { freePort } from './ports.ts';

it('takes the next port when the wanted one is used or promised', async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const { port } = server.address() as AddressInfo;
    const next = await freePort(port, new Set());
    expect(next).toBeGreaterThan(port);
    expect(await freePort(port, new Set([next]))).toBeGreaterThan(next);
  } finally {
    server.close();
  }
});
