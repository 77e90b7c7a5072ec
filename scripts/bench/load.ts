import { setTimeout as sleep } from 'node:timers/promises';
import { openClients } from './page-client.ts';

type Headers = Readonly<Record<string, string>>;

export interface Measured {
  /** Milliseconds of each request with a 200 response. */
  latencies: number[];
  seconds: number;
  failures: number;
}

/**
 * Requests as fast as this number of clients can, each waiting for its response. `urlOf` makes each URL, e.g. one that
 * is not cached yet.
 */
export async function load(
  urlOf: () => string,
  clients: number,
  milliseconds: number,
  headers: Headers = {},
): Promise<Measured> {
  const pages = openClients(headers);
  const latencies: number[] = [];
  let failures = 0;
  const startedAt = performance.now();
  const client = async (): Promise<void> => {
    while (performance.now() - startedAt < milliseconds) {
      const before = performance.now();
      const status = await pages.request(urlOf());
      if (status === 200) latencies.push(performance.now() - before);
      else failures += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  pages.close();
  return { latencies, seconds: (performance.now() - startedAt) / 1000, failures };
}

export const rateOf = ({ latencies, seconds }: Measured): number => latencies.length / seconds;

/**
 * Requests at a fixed rate, whether or not the last responses have arrived: like visitors, who do not wait for each
 * other.
 */
export async function pacedLoad(
  urlOf: () => string,
  perSecond: number,
  milliseconds: number,
  headers: Headers = {},
): Promise<Measured> {
  const pages = openClients(headers);
  const latencies: number[] = [];
  let failures = 0;
  const request = async (): Promise<void> => {
    const before = performance.now();
    const status = await pages.request(urlOf());
    if (status === 200) latencies.push(performance.now() - before);
    else failures += 1;
  };
  const requested: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let now = startedAt; now - startedAt < milliseconds; now = performance.now()) {
    const due = ((now - startedAt) / 1000) * perSecond;
    while (requested.length < due) requested.push(request());
    await sleep(1);
  }
  await Promise.all(requested);
  pages.close();
  return { latencies, seconds: (performance.now() - startedAt) / 1000, failures };
}

/**
 * Sends this number of requests, as fast as this number of clients can; returns how many had another status than 200.
 */
export async function countedLoad(
  urlOf: () => string,
  clients: number,
  requests: number,
  headers: Headers = {},
): Promise<number> {
  const pages = openClients(headers);
  let left = requests;
  let failures = 0;
  const client = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      if ((await pages.request(urlOf())) !== 200) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  pages.close();
  return failures;
}
