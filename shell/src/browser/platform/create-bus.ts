import { CROSS_TAB_EVENTS, EVENTS, type EventInput, type EventName, type EventPayload } from '@shop/contracts/events';
import type { EventBus } from '@shop/contracts/platform';

/** The part of BroadcastChannel that the bus uses. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

export interface BusOptions {
  channel?: TabChannel | null;
  /** Called for a payload that breaks its schema and for a listener that throws. */
  onProblem: (error: unknown) => void;
  /**
   * Schema of an event's payload. Undefined while the schemas are loading: until then payloads of the page's own code
   * are not validated, only completed with defaults.
   */
  payloadSchema?: (name: EventName) => PayloadSchema | undefined;
}

interface PayloadSchema {
  safeParse(input: unknown): { success: true; data: unknown } | { success: false; error: unknown };
}

/**
 * Maximum number of queued commands, so that a missing handler cannot fill the memory; the oldest are dropped first.
 */
export const MAX_CACHED = 50;

type Listener = (payload: unknown) => void;

const isEventName = (name: unknown): name is EventName => typeof name === 'string' && Object.hasOwn(EVENTS, name);

const messageOf = (data: unknown): { name: EventName; payload: unknown } | null => {
  if (typeof data !== 'object' || data === null || !('name' in data)) return null;
  const { name } = data;
  const payload = 'payload' in data ? data.payload : undefined;
  return isEventName(name) && CROSS_TAB_EVENTS.includes(name) ? { name, payload } : null;
};

const completed = (name: EventName, input: unknown): unknown => {
  const event = EVENTS[name];
  if (!('defaults' in event)) return input;
  const given = Object.entries(input ?? {}).filter(([, value]) => value !== undefined);
  return { ...event.defaults, ...Object.fromEntries(given) };
};

/**
 * Creates the page's event bus. Commands are queued for their handler, in order; facts are delivered to current
 * listeners only. What `CROSS_TAB_EVENTS` names also reaches the browser's other tabs.
 */
export function createBus({ channel = null, onProblem, payloadSchema }: BusOptions): EventBus {
  const listeners = new Map<EventName, Set<Listener>>();
  const stored = new Map<EventName, unknown[]>();
  /** Latest payload from another tab by event: sending it back would loop for ever. */
  const received = new Map<EventName, string>();

  const notify = (listener: Listener, payload: unknown) => {
    try {
      listener(payload);
    } catch (error) {
      onProblem(error);
    }
  };

  const deliver = (name: EventName, payload: unknown) => {
    const current = listeners.get(name);
    if (current?.size) {
      for (const listener of Array.from(current)) notify(listener, payload);
    } else if (EVENTS[name].kind === 'command') {
      stored.set(name, [...(stored.get(name) ?? []), payload].slice(-MAX_CACHED));
    }
  };

  const check = (name: EventName, input: unknown): { payload: unknown } | null => {
    const parsed = payloadSchema?.(name)?.safeParse(input) ?? { success: true, data: completed(name, input) };
    if (parsed.success) return { payload: parsed.data };
    onProblem(new Error(`The event ${name} has a wrong payload`, { cause: parsed.error }));
    return null;
  };

  channel?.addEventListener('message', ({ data }) => {
    const message = messageOf(data);
    const checked = message && check(message.name, message.payload);
    if (!message || !checked) return;
    received.set(message.name, JSON.stringify(checked.payload));
    deliver(message.name, checked.payload);
  });

  const broadcast = (name: EventName, payload: unknown) => {
    if (!channel || !CROSS_TAB_EVENTS.includes(name)) return;
    const isEcho = received.get(name) === JSON.stringify(payload);
    received.delete(name);
    if (!isEcho) channel.postMessage({ name, payload });
  };

  return {
    emit<N extends EventName>(name: N, input: EventInput<N>) {
      const checked = check(name, input);
      if (!checked) return;
      deliver(name, checked.payload);
      broadcast(name, checked.payload);
    },
    on<N extends EventName>(name: N, listener: (payload: EventPayload<N>) => void) {
      // The schema of this event has checked every payload delivered here.
      const untyped = listener as Listener;
      const current = listeners.get(name) ?? new Set<Listener>();
      listeners.set(name, current.add(untyped));
      const waiting = stored.get(name) ?? [];
      stored.delete(name);
      for (const payload of waiting) notify(untyped, payload);
      return () => void current.delete(untyped);
    },
  };
}
