import { Agent, request, type OutgoingHttpHeaders } from 'node:http';

export interface Measured {
  /** Milliseconds of each request that was answered 200. */
  latencies: number[];
  seconds: number;
  failures: number;
}

function get(agent: Agent, url: string, headers: OutgoingHttpHeaders): Promise<number> {
  return new Promise((done, fail) => {
    request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode ?? 0));
    })
      .once('error', fail)
      .end();
  });
}

/** Asks as fast as so many clients can, each waiting for its answer. `urlOf` makes each address, e.g. one that is not cached yet. */
export async function load(
  urlOf: (count: number) => string,
  clients: number,
  milliseconds: number,
  headers: OutgoingHttpHeaders = {},
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const latencies: number[] = [];
  let failures = 0;
  let count = 0;
  const startedAt = performance.now();
  const client = async (): Promise<void> => {
    while (performance.now() - startedAt < milliseconds) {
      count += 1;
      const before = performance.now();
      const status = await get(agent, urlOf(count), headers);
      if (status === 200) latencies.push(performance.now() - before);
      else failures += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return { latencies, seconds: (performance.now() - startedAt) / 1000, failures };
}
