import { describe, expect, it } from '@jest/globals';
import type { ServerProcess } from './server-process.ts';
import { supervise, type SupervisorClock } from './supervise.ts';
import { waitFor } from '@shop/testing/wait-for';

interface FakeServer extends ServerProcess {
  die(how: string): void;
  isStopped: boolean;
}

function fakeServer(): FakeServer {
  const { promise, resolve } = Promise.withResolvers<string>();
  const server: FakeServer = {
    name: 'api',
    logFile: 'logs/api.log',
    ended: promise,
    isStopped: false,
    die: resolve,
    stop: async () => {
      server.isStopped = true;
      resolve('exit code 0');
    },
  };
  return server;
}

/** Time that advances only when it is awaited, and by as much. */
function fakeClock() {
  let time = 0;
  const pauses: number[] = [];
  const clock: SupervisorClock = {
    now: () => time,
    wait: async (ms) => {
      pauses.push(ms);
      time += ms;
    },
  };
  return { clock, pauses, advance: (ms: number) => (time += ms) };
}

describe('a supervised server', () => {
  it('is started again after pauses that grow to half a minute, and says so', async () => {
    const time = fakeClock();
    const lines: string[] = [];
    const first = fakeServer();
    const back = fakeServer();
    let tries = 0;
    const start = async () => {
      tries += 1;
      if (tries < 8) throw new Error('the port is taken\nwith a long log');
      return back;
    };
    const server = supervise(first, { start, say: (text) => lines.push(text), clock: time.clock });
    first.die('killed by SIGKILL');
    await waitFor(() => expect(lines.at(-1)).toBe('api is running again.'));
    expect(time.pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    expect(lines.slice(0, 3)).toEqual([
      'api has stopped by itself (killed by SIGKILL); its log is logs/api.log.',
      'api starts again in 1 s.',
      'api could not start: the port is taken',
    ]);
    await server.stop();
    expect(back.isStopped).toBe(true);
  });

  it('begins with a short pause again only after a minute of health', async () => {
    const time = fakeClock();
    const servers = [fakeServer(), fakeServer(), fakeServer(), fakeServer()] as const;
    let count = 0;
    const start = async () => servers[(count += 1)] ?? servers[3];
    const server = supervise(servers[0], { start, say: () => {}, clock: time.clock });
    servers[0].die('exit code 1');
    await waitFor(() => expect(count).toBe(1));
    time.advance(59_000);
    servers[1].die('exit code 1');
    await waitFor(() => expect(count).toBe(2));
    await new Promise(setImmediate);
    time.advance(60_000);
    servers[2].die('exit code 1');
    await waitFor(() => expect(count).toBe(3));
    expect(time.pauses).toEqual([1000, 2000, 1000]);
    await server.stop();
  });

  it('ends in the middle of a pause when the shop is stopped, and is not started again', async () => {
    const first = fakeServer();
    let isStarted = false;
    const waits: AbortSignal[] = [];
    const clock: SupervisorClock = {
      now: () => 0,
      wait: (_ms, signal) => {
        waits.push(signal);
        return new Promise((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
      },
    };
    const start = async () => {
      isStarted = true;
      return fakeServer();
    };
    const server = supervise(first, { start, say: () => {}, clock });
    first.die('exit code 1');
    await waitFor(() => expect(waits).toHaveLength(1));
    await server.stop();
    expect([await server.ended, isStarted]).toEqual(['stopped', false]);
  });

  it('gives up a start that is pending when the shop is stopped', async () => {
    const first = fakeServer();
    let starting: AbortSignal | undefined;
    const start = (signal: AbortSignal) => {
      starting = signal;
      return new Promise<ServerProcess>((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
    };
    const server = supervise(first, { start, say: () => {}, clock: fakeClock().clock });
    first.die('exit code 1');
    await waitFor(() => expect(starting).toBeDefined());
    await server.stop();
    expect(starting?.aborted).toBe(true);
  });

  it('is not brought back when it was stopped on purpose', async () => {
    const first = fakeServer();
    const lines: string[] = [];
    const server = supervise(first, {
      start: async () => fakeServer(),
      say: (text) => lines.push(text),
      clock: fakeClock().clock,
    });
    await server.stop();
    expect([await server.ended, lines]).toEqual(['exit code 0', []]);
  });
});
