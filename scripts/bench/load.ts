import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request, type OutgoingHttpHeaders } from 'node:http';

export interface Measured {
  /** Milliseconds of each request that was answered 200. */
  latencies: number[];
  seconds: number;
  failures: number;
}

function get(agent: Agent, url: string, headers: OutgoingHttpHeaders): Promise<number> {
  return new Promise((done, fail) => {
    const asked = request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode ?? 0));
    });
    // A connection that has rested for long may just have been closed by the other side.
    asked.once('error', (error) => (asked.reusedSocket ? get(agent, url, headers).then(done, fail) : fail(error)));
    asked.end();
  });
}

/** Asks as fast as so many clients can, each waiting for its answer. `urlOf` makes each address, e.g. one that is not cached yet. */
export async function load(
  urlOf: () => string,
  clients: number,
  milliseconds: number,
  headers: OutgoingHttpHeaders = {},
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const latencies: number[] = [];
  let failures = 0;
  const startedAt = performance.now();
  const client = async (): Promise<void> => {
    while (performance.now() - startedAt < milliseconds) {
      const before = performance.now();
      const status = await get(agent, urlOf(), headers);
      if (status === 200) latencies.push(performance.now() - before);
      else failures += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return { latencies, seconds: (performance.now() - startedAt) / 1000, failures };
}

export const rateOf = ({ latencies, seconds }: Measured): number => latencies.length / seconds;

/** Asks so many times a second, whether or not the last answers have come: as visitors do, who do not wait for each other. */
export async function pacedLoad(
  urlOf: () => string,
  perSecond: number,
  milliseconds: number,
  headers: OutgoingHttpHeaders = {},
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true });
  const latencies: number[] = [];
  let failures = 0;
  const ask = async (): Promise<void> => {
    const before = performance.now();
    const status = await get(agent, urlOf(), headers);
    if (status === 200) latencies.push(performance.now() - before);
    else failures += 1;
  };
  const asked: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let now = startedAt; now - startedAt < milliseconds; now = performance.now()) {
    const due = ((now - startedAt) / 1000) * perSecond;
    while (asked.length < due) asked.push(ask());
    await sleep(1);
  }
  await Promise.all(asked);
  agent.destroy();
  return { latencies, seconds: (performance.now() - startedAt) / 1000, failures };
}

/** Asks so often, as fast as so many clients can; tells how many were not answered 200. */
export async function countedLoad(
  urlOf: () => string,
  clients: number,
  requests: number,
  headers: OutgoingHttpHeaders = {},
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let left = requests;
  let failures = 0;
  const client = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      if ((await get(agent, urlOf(), headers)) !== 200) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return failures;
}
