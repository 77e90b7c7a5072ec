import { EVENTS, type EventName } from '@shop/contracts/events';
import { describe, expect, it, jest } from '@jest/globals';
import { createBus, MAX_CACHED, type TabChannel } from './create-bus.ts';

const payloadSchema = (name: EventName) => EVENTS[name].schema;
const problems = jest.fn();
const build = (channel: TabChannel | null = null) => createBus({ channel, onProblem: problems, payloadSchema });

/** Two ends of one channel, like two tabs. */
function twoTabs(): [TabChannel, TabChannel] {
  const listeners: ((event: { data: unknown }) => void)[][] = [[], []];
  const end = (own: number): TabChannel => ({
    postMessage: (data) => listeners[1 - own]?.forEach((listener) => listener({ data })),
    addEventListener: (_type, listener) => listeners[own]?.push(listener),
  });
  return [end(0), end(1)];
}

describe('createBus', () => {
  it('queues commands for a later handler, in order, and delivers them once', () => {
    const bus = build();
    for (const productId of [1, 2, 3]) bus.emit('cart.add', { productId, unitPrice: 10 });
    const got: number[] = [];
    bus.on('cart.add', ({ productId }) => got.push(productId));
    bus.emit('cart.add', { productId: 4, unitPrice: 10 });
    expect(got).toEqual([1, 2, 3, 4]);
    const second = jest.fn();
    bus.on('cart.add', second);
    expect(second).not.toHaveBeenCalled();
  });

  it('limits the queue to the newest commands', () => {
    const bus = build();
    for (let productId = 1; productId <= MAX_CACHED + 5; productId += 1)
      bus.emit('cart.add', { productId, unitPrice: 1 });
    const got: number[] = [];
    bus.on('cart.add', ({ productId }) => got.push(productId));
    expect(got).toHaveLength(MAX_CACHED);
    expect(got[0]).toBe(6);
  });

  it('drops facts without a listener', () => {
    const bus = build();
    bus.emit('connected', {});
    const heard = jest.fn();
    bus.on('connected', heard);
    expect(heard).not.toHaveBeenCalled();
  });

  it('fills in defaults and refuses a payload that breaks its schema', () => {
    const bus = build();
    const heard = jest.fn();
    bus.on('login.open', heard);
    bus.emit('login.open', {});
    expect(heard).toHaveBeenCalledWith({ mode: 'login' });
    bus.emit('login.open', { mode: 'hack' } as never);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(problems).toHaveBeenCalledTimes(1);
  });

  it('fills in the same defaults while the schemas are loading', () => {
    const bus = createBus({ onProblem: problems, payloadSchema: () => undefined });
    const heard = jest.fn();
    bus.on('cart.add', heard);
    bus.on('cart.open', heard);
    bus.emit('cart.add', { productId: 1, unitPrice: 10, name: undefined });
    bus.emit('cart.open', undefined);
    const whole = payloadSchema('cart.add').parse({ productId: 1, unitPrice: 10 });
    expect(heard.mock.calls).toEqual([[whole], [undefined]]);
  });

  it('continues with the other listeners when one throws, and stops calling an unsubscribed one', () => {
    const bus = build();
    const second = jest.fn();
    bus.on('connected', () => {
      throw new Error('trasig');
    });
    const leave = bus.on('connected', second);
    bus.emit('connected', {});
    leave();
    bus.emit('connected', {});
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('sends login and cart to other tabs, and nothing else', () => {
    const [here, there] = twoTabs();
    const bus = build(here);
    const other = build(there);
    const heard = jest.fn();
    other.on('login.done', heard);
    other.on('cart.open', heard);
    bus.emit('login.done', { userId: 7 });
    bus.emit('cart.open', {});
    expect(heard.mock.calls).toEqual([[{ userId: 7 }]]);
  });

  it('does not send an event back that came from another tab', () => {
    const [here, there] = twoTabs();
    const bus = build(here);
    const other = build(there);
    const heard = jest.fn();
    bus.on('cart.changed', heard);
    let hasResponded = false;
    other.on('cart.changed', (payload) => {
      if (hasResponded) return;
      hasResponded = true;
      other.emit('cart.changed', payload);
    });
    bus.emit('cart.changed', { count: 2, isClean: true });
    expect(hasResponded).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('ignores invalid messages of other tabs', () => {
    const [here, there] = twoTabs();
    const bus = build(here);
    const heard = jest.fn();
    bus.on('cart.add', heard);
    there.postMessage({ name: 'cart.add', payload: { productId: 1, unitPrice: 1 } });
    there.postMessage('skräp');
    expect(heard).not.toHaveBeenCalled();
  });
});
