import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Follows the connections of a server, and returns what ends those that have never sent anything, for a server that
 * closes [F23]: browsers open some ahead, and Node counts them as busy until the client's headers are overdue.
 */
export function followUnusedConnections(server: Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
}
