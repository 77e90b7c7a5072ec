import { connect } from 'node:net';

/** Requests a page and returns its status after its last byte. */
export type SendRequest = (url: string) => Promise<number>;

export interface PageClients {
  request: SendRequest;
  close(): void;
}

/** Large enough for the headers of any response. */
const READ_BYTES = 256 * 1024;
const END_OF_HEAD = '\r\n\r\n';

interface Connection extends PageClients {
  isOpen(): boolean;
}

/**
 * One keep-alive connection. Reads into a shared buffer: the load must not take the processor from the measured
 * server.
 */
function openConnection({ hostname, port }: URL, headLines: string, buffer: Uint8Array): Connection {
  let head = '';
  let left = 0;
  let status = 0;
  let waiting: { resolve: (status: number) => void; reject: (error: Error) => void } | null = null;

  const read = (bytes: number): void => {
    if (left > 0) left -= bytes;
    else {
      head += Buffer.from(buffer.buffer, buffer.byteOffset, bytes).toString('latin1');
      const end = head.indexOf(END_OF_HEAD);
      if (end === -1) return;
      const length = /^content-length: (\d+)$/im.exec(head.slice(0, end).replaceAll('\r', ''))?.[1];
      if (length === undefined) throw new Error(`An answer that does not tell its length: ${head.slice(0, end)}`);
      status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
      left = Number(length) - (head.length - end - END_OF_HEAD.length);
      head = '';
    }
    if (left > 0) return;
    const requested = waiting;
    waiting = null;
    requested?.resolve(status);
  };

  const socket = connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    onread: {
      buffer,
      callback: (bytes) => {
        read(bytes);
        return true;
      },
    },
  });
  const fail = (error: Error): void => waiting?.reject(error);
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The server has closed the connection.')));
  return {
    request: (url) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        const { pathname, search, host } = new URL(url);
        socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n${headLines}\r\n`);
      }),
    isOpen: () => !socket.destroyed,
    close: () => socket.destroy(),
  };
}

/** One connection for each concurrent request to a page's server, open until the end. */
export function openClients(headers: Readonly<Record<string, string>>): PageClients {
  const headLines = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const buffer = new Uint8Array(READ_BYTES);
  const all: Connection[] = [];
  const free: Connection[] = [];
  const open = (url: string): Connection => {
    const opened = openConnection(new URL(url), headLines, buffer);
    all.push(opened);
    return opened;
  };
  return {
    async request(url) {
      let connection = free.pop();
      // The server may have closed what has rested for long.
      while (connection?.isOpen() === false) connection = free.pop();
      connection ??= open(url);
      const status = await connection.request(url);
      free.push(connection);
      return status;
    },
    close: () => all.forEach((connection) => connection.close()),
  };
}
