import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FAILURE_PATH, type ServerFailure } from './drill-release.ts';

export type ApiFault = 'answers-503' | 'never-answers';

/** An error report of a browser, as the api has received it. */
export interface ErrorReport {
  /** `remote@version` */
  source: string;
  message: string;
}

export interface FaultyApi {
  origin: string;
  /** The reports since `forget`. */
  reports(): readonly ErrorReport[];
  /** What one test has left must not be the next one's. */
  forget(): void;
  /**
   * From now on the calls whose path (after `/api/`) matches fail; with null none do. Waiting calls get their
   * responses.
   */
  fail(fault: { calls: RegExp; how: ApiFault } | null): void;
  /** From now on this remote fails on the server; with null none does. */
  failOnServer(failure: ServerFailure | null): void;
  /** How many calls have failed since the last change. */
  failed(): number;
  close(): Promise<void>;
}

const UNAVAILABLE = JSON.stringify({
  error: 'Vi når inte butiken just nu. Försök igen om en stund.',
  code: 'UNAVAILABLE',
});

const REPORTS = '/api/client-error';

const readReport = async (request: IncomingMessage): Promise<ErrorReport> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { source = '', message = '' } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Partial<ErrorReport>;
  return { source, message };
};

const forward = (target: URL, from: IncomingMessage, to: ServerResponse): void => {
  const passed = request(
    target,
    { method: from.method, headers: { ...from.headers, host: target.host } },
    (response) => {
      to.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(to);
    },
  );
  passed.on('error', () => to.destroy());
  to.on('close', () => passed.destroy());
  from.pipe(passed);
};

/** A proxy between a shell and the api that fails the calls that a test names. */
export async function startFaultyApi(api: string): Promise<FaultyApi> {
  let fault: { calls: RegExp; how: ApiFault } | null = null;
  let count = 0;
  let failure: ServerFailure | null = null;
  const waiting: (() => void)[] = [];
  let reports: ErrorReport[] = [];

  const server = createServer((from, to) => {
    const path = from.url ?? '/';
    if (path === `/api/${FAILURE_PATH}`) {
      to.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(failure));
      return;
    }
    if (path === REPORTS) void readReport(from).then((report) => reports.push(report));
    const pass = () => forward(new URL(path, api), from, to);
    const isHit = path.startsWith('/api/') && fault?.calls.test(path.slice('/api/'.length));
    if (!isHit) return pass();
    count += 1;
    if (fault?.how === 'never-answers') {
      waiting.push(pass);
      return;
    }
    from.resume();
    to.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '10' }).end(UNAVAILABLE);
  });
  // Like the api: closing a connection on this side during a request breaks that request.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    fail(next) {
      fault = next;
      count = 0;
      for (const pass of waiting.splice(0)) pass();
    },
    failOnServer(next) {
      failure = next;
    },
    failed: () => count,
    reports: () => reports,
    forget() {
      reports = [];
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
