import { EVENTS, type EventName } from '@shop/contracts/events';
import type { EventBus } from '@shop/contracts/platform';

/** An emitted event. */
export interface Emitted {
  name: EventName;
  payload: unknown;
}

type Listener = (payload: unknown) => void;

/**
 * A bus like the real one (payloads validated, commands queued for a deferred handler) that records what was emitted.
 */
export const createTestBus = (): { bus: EventBus; emitted: Emitted[] } => {
  const emitted: Emitted[] = [];
  const listeners = new Map<EventName, Set<Listener>>();
  const stored = new Map<EventName, unknown[]>();
  const listenersOf = (name: EventName): Set<Listener> => {
    const known = listeners.get(name) ?? new Set<Listener>();
    listeners.set(name, known);
    return known;
  };
  const bus: EventBus = {
    emit(name, input) {
      const { kind, schema } = EVENTS[name];
      const payload: unknown = schema.parse(input);
      emitted.push({ name, payload });
      const all = listenersOf(name);
      if (all.size === 0 && kind === 'command') stored.set(name, [...(stored.get(name) ?? []), payload]);
      for (const listener of all) listener(payload);
    },
    on(name, listener) {
      const typed = listener as Listener;
      listenersOf(name).add(typed);
      for (const payload of stored.get(name) ?? []) typed(payload);
      stored.delete(name);
      return () => void listenersOf(name).delete(typed);
    },
  };
  return { bus, emitted };
};
