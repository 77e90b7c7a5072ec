import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import type { Cart, CartEvent } from '@shop/contracts';
import { isClean, keptBatches, MAX_KEPT_EVENTS, RETRY_MS, SEND_INTERVAL_MS, step, visibleCart } from './engine.ts';
import { INITIAL_STATE, type Batch, type EngineEffect, type EngineInput, type EngineState } from './engine-state.ts';
import { ModelServer } from '../../testing/model-server.ts';

const add = (productId: number, quantity = 1): CartEvent => ({
  method: 'relative',
  productId,
  quantity,
  unitPrice: 100,
  pass: null,
  extraData: {},
});
const quantities = (cart: Cart | null): [number, number][] =>
  (cart?.rows ?? []).map((row): [number, number] => [row.product.id, row.quantity]).sort(([a], [b]) => a - b);

/** Runs inputs at given times and collects the effects. */
const run = (inputs: readonly (readonly [at: number, input: EngineInput])[], from: EngineState = INITIAL_STATE) => {
  const effects: EngineEffect[] = [];
  let state = from;
  for (const [at, input] of inputs) {
    const next = step(state, input, at);
    state = next.state;
    effects.push(...next.effects);
  }
  return { state, effects };
};
const posts = (effects: readonly EngineEffect[]): Batch[] =>
  effects.flatMap((effect) => (effect.type === 'post' ? [effect.batch] : []));

const server = () => new ModelServer();
const response = (key: string, cart: Cart): EngineInput => ({
  type: 'answered',
  key,
  cart,
  errors: [],
  corrections: [],
});

describe('sending', () => {
  it('[4-01][9-01] sends the first event at once and gathers the rest until 1000 ms have passed', () => {
    const cart = server().cart();
    const { effects } = run([
      [0, { type: 'event', event: add(1) }],
      [10, response('batch-0', cart)],
      [20, { type: 'event', event: add(2) }],
      [30, { type: 'event', event: add(3) }],
      [SEND_INTERVAL_MS - 1, { type: 'tick' }],
      [SEND_INTERVAL_MS, { type: 'tick' }],
    ]);
    expect(posts(effects).map(({ events }) => events.map(({ event }) => event.productId))).toEqual([[1], [2, 3]]);
    expect(effects).toContainEqual({ type: 'wake', at: SEND_INTERVAL_MS });
  });

  it('[4-03] waits while a request is in flight, however long it takes', () => {
    const inputs: [number, EngineInput][] = [
      [0, { type: 'event', event: add(1) }],
      [2000, { type: 'event', event: add(2) }],
      [9000, { type: 'tick' }],
    ];
    expect(posts(run(inputs).effects)).toHaveLength(1);
    expect(posts(run([...inputs, [9500, response('batch-0', server().cart())]]).effects)).toHaveLength(2);
  });

  it('[4-02] flushes the queue when the page is left, without waiting', () => {
    const { effects, state } = run([
      [0, { type: 'event', event: add(1) }],
      [5, { type: 'event', event: add(2) }],
      [6, { type: 'flush' }],
    ]);
    expect(posts(effects)).toHaveLength(2);
    expect(state.queue).toEqual([]);
  });

  it('gives every batch a key of its own', () => {
    const { effects } = run([
      [0, { type: 'event', event: add(1) }],
      [1, { type: 'event', event: add(2) }],
      [2, { type: 'flush' }],
    ]);
    const keys = posts(effects).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('prediction', () => {
  it('[4-04][4-05][4-06] shows unconfirmed events on top of the server’s last copy', () => {
    const { state } = run([
      [0, { type: 'event', event: add(1, 2) }],
      [1, { type: 'event', event: add(1, 1) }],
      [2, { type: 'event', event: add(2) }],
      [3, { type: 'event', event: { ...add(2), method: 'absolute', quantity: 0 } }],
    ]);
    expect(quantities(visibleCart(state))).toEqual([[1, 3]]);
  });

  it('[4-07] a clear empties the visible cart at once', () => {
    const { state } = run([
      [0, { type: 'event', event: add(1) }],
      [1, { type: 'event', event: { method: 'clear' } }],
    ]);
    expect(visibleCart(state)?.rows).toEqual([]);
  });
});

describe('failures', () => {
  const failed: [number, EngineInput][] = [
    [0, { type: 'event', event: add(1) }],
    [5, { type: 'event', event: add(2) }],
    [10, { type: 'failed', key: 'batch-0' }],
  ];

  it('[4-09] fetches the cart again after a failed POST and says so once', () => {
    const { effects } = run(failed);
    expect(effects.filter(({ type }) => type === 'fetch')).toHaveLength(1);
    expect(effects.filter(({ type }) => type === 'tellFailure')).toHaveLength(1);
  });

  it('re-applies what was queued meanwhile to the fetched cart', () => {
    const { state } = run(failed);
    const { state: fetched } = run(
      [[1200, { type: 'fetched', fetch: 1, cart: server().cart(), errors: [], corrections: [] }]],
      state,
    );
    expect(quantities(visibleCart(fetched))).toEqual([[2, 1]]);
    expect(fetched.inFlight).toHaveLength(1);
  });

  it('[4-10] goes back to the last server copy when the fetch fails, too, and fetches again before it sends', () => {
    const held = server();
    held.apply('seed', [add(7, 4)]);
    const start: EngineState = { ...INITIAL_STATE, server: held.cart() };
    const { state } = run(
      [
        [0, { type: 'event', event: add(1) }],
        [10, { type: 'failed', key: 'batch-0' }],
        [20, { type: 'fetchFailed', fetch: 1 }],
      ],
      start,
    );
    expect(quantities(visibleCart(state))).toEqual([[7, 4]]);
    const { effects } = run([[5000, { type: 'event', event: add(2) }]], state);
    expect(effects.map(({ type }) => type)).toEqual(['fetch']);
  });

  it('tries again by itself what waits because the cart could not be fetched', () => {
    const stale: EngineState = { ...INITIAL_STATE, server: server().cart(), isStale: true };
    const waiting = run(
      [
        [0, { type: 'event', event: add(1) }],
        // The window has the focus again while the request is in flight.
        [10, { type: 'refresh', checkCart: false }],
        [20, { type: 'fetchFailed', fetch: 0 }],
      ],
      stale,
    );
    expect(waiting.effects.at(-1)).toEqual({ type: 'wake', at: 20 + RETRY_MS });
    const retried = run([[20 + RETRY_MS, { type: 'tick' }]], waiting.state);
    expect(retried.effects).toEqual([{ type: 'fetch', fetch: 1, checkCart: false }]);
    const fetched: EngineInput = { type: 'fetched', fetch: 1, cart: server().cart(), errors: [], corrections: [] };
    expect(posts(run([[16_000, fetched]], retried.state).effects)).toHaveLength(1);
  });

  it('does not let another press wait for that', () => {
    const stale: EngineState = { ...INITIAL_STATE, server: server().cart(), isStale: true, retryAt: RETRY_MS };
    const pressed = run([[100, { type: 'event', event: add(1) }]], stale);
    expect(pressed.effects).toEqual([{ type: 'fetch', fetch: 0, checkCart: false }]);
    const fetched: EngineInput = { type: 'fetched', fetch: 0, cart: server().cart(), errors: [], corrections: [] };
    expect(posts(run([[200, fetched]], pressed.state).effects)).toHaveLength(1);
  });
});

describe('refresh', () => {
  it('[4-11] is clean only when nothing is queued and nothing in flight', () => {
    expect(isClean(INITIAL_STATE)).toBe(true);
    const { state } = run([[0, { type: 'event', event: add(1) }]]);
    expect(isClean(state)).toBe(false);
    expect(isClean(run([[5, response('batch-0', server().cart())]], state).state)).toBe(true);
  });

  it('never fetches over unsent changes', () => {
    const { state } = run([
      [0, { type: 'event', event: add(1) }],
      [1, { type: 'event', event: add(2) }],
    ]);
    const { effects } = run([[2, { type: 'refresh', checkCart: true }]], state);
    expect(effects).toEqual([]);
  });

  it('ignores a response that is older than its copy', () => {
    const one = server();
    const old = one.cart();
    one.apply('a', [add(1)]);
    const { state } = run([[0, { type: 'refresh', checkCart: false }]], { ...INITIAL_STATE, server: one.cart() });
    const { state: after } = run([[9, { type: 'fetched', fetch: 0, cart: old, errors: [], corrections: [] }]], state);
    expect(quantities(visibleCart(after))).toEqual([[1, 1]]);
  });
});

describe('login and logout', () => {
  it('[4-14] logout empties the cart and drops every response to an earlier request', () => {
    const held = server();
    held.apply('a', [add(1)]);
    const { state } = run(
      [
        [0, { type: 'event', event: add(2) }],
        [1, { type: 'loggedOut' }],
        [2, response('batch-0', held.cart())],
      ],
      {
        ...INITIAL_STATE,
        server: held.cart(),
      },
    );
    expect(visibleCart(state)?.rows).toEqual([]);
  });
});

/** A step of a random history: what the shopper does, or what the network does to the oldest waiting request. */
const move = fc.oneof(
  fc.record({
    do: fc.constant('event' as const),
    productId: fc.integer({ min: 1, max: 4 }),
    quantity: fc.integer({ min: -2, max: 3 }),
    method: fc.constantFrom('relative' as const, 'absolute' as const),
  }),
  fc.record({ do: fc.constant('clear' as const) }),
  fc.record({ do: fc.constantFrom('refresh' as const, 'flush' as const, 'tick' as const) }),
  fc.record({
    do: fc.constantFrom('deliver' as const, 'loseRequest' as const, 'loseAnswer' as const, 'deliverTwice' as const),
    pick: fc.nat(3),
  }),
);

describe('any history', () => {
  it('[4-02][4-03][4-09] ends in the server’s cart after losses, reorderings and duplicates', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(move, fc.integer({ min: 0, max: 1500 })), { maxLength: 60 }), (moves) => {
        const remote = server();
        let now = 0;
        let state = INITIAL_STATE;
        let waiting: EngineEffect[] = [];
        const feed = (input: EngineInput) => {
          const next = step(state, input, now);
          state = next.state;
          waiting.push(...next.effects.filter(({ type }) => type === 'post' || type === 'fetch'));
        };
        const respond = (effect: EngineEffect, fate: 'deliver' | 'loseRequest' | 'loseAnswer' | 'deliverTwice') => {
          if (effect.type === 'post') {
            const { key, events } = effect.batch;
            if (fate !== 'loseRequest')
              remote.apply(
                key,
                events.map(({ event }) => event),
              );
            if (fate === 'deliverTwice')
              remote.apply(
                key,
                events.map(({ event }) => event),
              );
            feed(
              fate === 'deliver' || fate === 'deliverTwice' ? response(key, remote.cart()) : { type: 'failed', key },
            );
          } else if (effect.type === 'fetch') {
            const { fetch } = effect;
            if (fate === 'deliver' || fate === 'deliverTwice')
              feed({ type: 'fetched', fetch, cart: remote.cart(), errors: [], corrections: [] });
            else feed({ type: 'fetchFailed', fetch });
          }
        };
        for (const [next, pause] of moves) {
          now += pause;
          if (next.do === 'event')
            feed({ type: 'event', event: { ...add(next.productId, next.quantity), method: next.method } });
          else if (next.do === 'clear') feed({ type: 'event', event: { method: 'clear' } });
          else if (next.do === 'refresh') feed({ type: 'refresh', checkCart: false });
          else if (next.do === 'flush' || next.do === 'tick') feed({ type: next.do });
          else if ('pick' in next) {
            const effect = waiting[next.pick % Math.max(1, waiting.length)];
            if (!effect) continue;
            waiting = waiting.filter((other) => other !== effect);
            respond(effect, next.do);
          }
        }
        // The network recovers: every open request gets its response, and the page regains focus.
        for (let round = 0; round < 20 && !(isClean(state) && !state.isStale && waiting.length === 0); round += 1) {
          now += SEND_INTERVAL_MS;
          const open = waiting;
          waiting = [];
          open.forEach((effect) => respond(effect, 'deliver'));
          feed({ type: 'tick' });
          if (isClean(state) && state.isStale) feed({ type: 'refresh', checkCart: false });
        }
        if (state.server) expect(quantities(visibleCart(state))).toEqual(quantities(remote.cart()));
        expect(isClean(state)).toBe(true);
        expect(state.queue).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('[4-01] never sends two batches within 1000 ms unless the page is left or the shopper refreshes the cart', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 700 }), { minLength: 1, maxLength: 40 }), (pauses) => {
        const remote = server();
        let now = 0;
        let state = INITIAL_STATE;
        const sentAt: number[] = [];
        const feed = (input: EngineInput) => {
          const next = step(state, input, now);
          state = next.state;
          for (const effect of next.effects) {
            if (effect.type !== 'post') continue;
            sentAt.push(now);
            remote.apply(
              effect.batch.key,
              effect.batch.events.map(({ event }) => event),
            );
            feed(response(effect.batch.key, remote.cart()));
          }
        };
        for (const pause of pauses) {
          now += pause;
          feed({ type: 'tick' });
          feed({ type: 'event', event: add(1) });
        }
        sentAt
          .slice(1)
          .forEach((timestamp, index) =>
            expect(timestamp - (sentAt[index] ?? 0)).toBeGreaterThanOrEqual(SEND_INTERVAL_MS),
          );
      }),
    );
  });
});

/** A step of a history with connections that are lost, and pages that are closed in the middle. */
const offlineMove = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), productId: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('set' as const), productId: fc.integer({ min: 1, max: 3 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('respond', 'lose', 'connect', 'close', 'leave', 'tick') }),
  },
);

describe('any history with lost connections', () => {
  it('[O4-03] sends every event once and in order, across closed pages, lost requests and lost responses', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(offlineMove, fc.boolean()), { maxLength: 50 }), (moves) => {
        const [remote, expected] = [server(), server()];
        let now = 0;
        let page = 0;
        let made = 0;
        let isOnline = false;
        let state: EngineState = { ...INITIAL_STATE, isOffline: true };
        let waiting: Extract<EngineEffect, { type: 'post' | 'fetch' }>[] = [];
        const wireKey = (key: string) => (key.startsWith('batch-') ? `page-${page}-${key}` : key);
        const feed = (input: EngineInput) => {
          const next = step(state, input, now);
          state = next.state;
          for (const effect of next.effects)
            if (effect.type === 'post' || effect.type === 'fetch') waiting.push(effect);
        };
        const arrive = (effect: (typeof waiting)[number]) => {
          if (effect.type === 'post')
            remote.apply(
              wireKey(effect.batch.key),
              effect.batch.events.map(({ event }) => event),
            );
        };
        const respond = () => {
          const [effect, ...rest] = waiting;
          if (!effect) return;
          waiting = rest;
          arrive(effect);
          if (effect.type === 'post') feed(response(effect.batch.key, remote.cart()));
          else feed({ type: 'fetched', fetch: effect.fetch, cart: remote.cart(), errors: [], corrections: [] });
        };
        /** The connection breaks: of each open request the server has got nothing, or only the response is lost. */
        const lose = (hasArrived: boolean) => {
          isOnline = false;
          feed({ type: 'disconnected' });
          const open = waiting;
          waiting = [];
          for (const effect of open) {
            if (hasArrived) arrive(effect);
            if (effect.type === 'post') feed({ type: 'failed', key: effect.batch.key });
            else feed({ type: 'fetchFailed', fetch: effect.fetch });
          }
        };
        const close = (hasArrived: boolean) => {
          lose(hasArrived);
          const kept = keptBatches(state).map(({ key, events }) => ({ key: wireKey(key), events }));
          page += 1;
          state = { ...INITIAL_STATE, isOffline: true };
          feed({ type: 'restored', batches: kept });
        };
        const connect = () => {
          isOnline = true;
          feed({ type: 'connected' });
        };
        for (const [next, flag] of moves) {
          now += 400;
          if ('productId' in next) {
            const event = add(next.productId, 1);
            const sent = next.do === 'set' ? { ...event, method: 'absolute' as const, quantity: 2 } : event;
            made += 1;
            expected.apply(`event ${made}`, [sent]);
            feed({ type: 'event', event: sent });
          } else if (next.do === 'respond') respond();
          else if (next.do === 'lose') lose(flag);
          else if (next.do === 'close') close(flag);
          else if (next.do === 'connect') connect();
          else feed({ type: next.do === 'leave' ? 'flush' : 'tick' });
          if (!isOnline) expect(waiting).toEqual([]);
        }
        connect();
        for (let round = 0; round < 80 && !(isClean(state) && waiting.length === 0); round += 1) {
          now += SEND_INTERVAL_MS;
          respond();
          feed({ type: 'tick' });
        }
        expect(quantities(remote.cart()).toSorted()).toEqual(quantities(expected.cart()).toSorted());
        expect(keptBatches(state)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('tries a kept batch again while the server fails, and drops one that it refuses', () => {
    const offline = run([[0, { type: 'event', event: add(1) }]], { ...INITIAL_STATE, isOffline: true }).state;
    const connected = run([[100, { type: 'connected' }]], offline);
    expect(posts(connected.effects)).toHaveLength(1);
    const failed = run([[200, { type: 'failed', key: 'batch-0' }]], connected.state);
    expect(failed.effects).toEqual([{ type: 'wake', at: 200 + RETRY_MS }]);
    expect(posts(run([[200 + RETRY_MS, { type: 'tick' }]], failed.state).effects).map(({ key }) => key)).toEqual([
      'batch-0',
    ]);
    const refused = run([[200, { type: 'failed', key: 'batch-0', isRefused: true }]], connected.state);
    expect(keptBatches(refused.state)).toEqual([]);
    expect(refused.effects.map(({ type }) => type)).toEqual(['tellFailure', 'fetch']);
  });

  it('keeps no more events than one batch may hold, and says so', () => {
    const inputs = Array.from({ length: MAX_KEPT_EVENTS + 1 }, (): [number, EngineInput] => [
      0,
      { type: 'event', event: add(1) },
    ]);
    const { state, effects } = run(inputs, { ...INITIAL_STATE, isOffline: true });
    expect(keptBatches(state).flatMap(({ events }) => events)).toHaveLength(MAX_KEPT_EVENTS);
    expect(effects).toEqual([{ type: 'tellFailure' }]);
  });
});
