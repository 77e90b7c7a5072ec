import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Follows the connections of a server, and returns what ends those that have never sent anything, for Fastify's
 * `preClose` hook [F23]: browsers open some ahead, and Node counts them as busy until the client's headers are overdue.
 */
export function followUnusedConnections(server: Server): () => Promise<void> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
}
