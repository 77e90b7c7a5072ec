import { type Agent, request } from 'node:http';

export interface ApiResponse {
  status: number;
  text: string;
  cookies: string[];
  location: string | undefined;
  /** Milliseconds that the api waited for its database, and its number of queries; NaN when it does not report them. */
  databaseMs: number;
  queries: number;
}

export interface Request {
  method?: 'GET' | 'POST';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export type Send = (request: Request) => Promise<ApiResponse>;

const TIMING = /db;dur=([\d.]+);desc="(\d+)/;

function sendTo(apiUrl: string, agent: Agent, { method = 'GET', path, body, headers }: Request, cookie: string) {
  return new Promise<ApiResponse>((done, fail) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const sent = request(
      `${apiUrl}${path}`,
      {
        agent,
        method,
        headers: {
          ...headers,
          ...(cookie !== '' && { cookie }),
          ...(payload !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        const [, ms, queries] = TIMING.exec(String(response.headers['server-timing'])) ?? [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () =>
          done({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            cookies: response.headers['set-cookie'] ?? [],
            location: response.headers.location,
            databaseMs: Number(ms),
            queries: Number(queries),
          }),
        );
      },
    );
    sent.once('error', fail);
    sent.end(payload);
  });
}

let clients = 0;

/** A browser with cookies and an IP address of its own, so that rate limits do not count all clients as one. */
export function createClient(apiUrl: string, agent: Agent): Send {
  const cookies = new Map<string, string>();
  clients += 1;
  const address = `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
  return async ({ headers = {}, ...rest }) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await sendTo(
      apiUrl,
      agent,
      { ...rest, headers: { 'x-forwarded-for': address, ...headers } },
      cookie,
    );
    for (const line of response.cookies) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return response;
  };
}
