import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { followUnusedConnections } from './unused-connections.ts';

describe('followUnusedConnections', () => {
  it('[F23] ends connections that were opened ahead, and lets requests in flight finish', async () => {
    const server = createServer();
    const endUnused = followUnusedConnections(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const accepted = once(server, 'connection');
    const unused = connect(port, '127.0.0.1');
    await accepted;
    const answered = once(get({ port, host: '127.0.0.1' }), 'response');
    const [, response] = await once(server, 'request');

    const closed = once(server, 'close');
    server.close();
    await endUnused();
    await once(unused, 'close');
    response.end('whole');
    const [message] = await answered;
    expect(await text(message)).toBe('whole');
    await closed;
  });
});
