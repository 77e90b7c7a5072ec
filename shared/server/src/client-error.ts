import type { Socket } from 'node:net';

/** Status and reason for a request that Node's HTTP parser refuses. */
function statusOf(code: string | undefined): readonly [number, string] {
  if (code === 'HPE_HEADER_OVERFLOW') return [431, 'Request Header Fields Too Large'];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'Request Timeout'];
  return [400, 'Bad Request'];
}

/** Headers and body of the refusal. */
export interface ClientErrorPage {
  headers: Readonly<Record<string, string>>;
  body: (status: number) => string;
}

/**
 * For Fastify's `clientErrorHandler`: refuses invalid HTTP with the server's own headers and text, and closes the
 * connection. Nothing is logged: anyone can send it, and the log would contain their input.
 */
export const refuseClientError =
  ({ headers, body }: ClientErrorPage) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, reason] = statusOf(error.code);
    const text = body(status);
    const fields = { ...headers, 'Content-Length': String(Buffer.byteLength(text)), Connection: 'close' };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${text}`);
  };
