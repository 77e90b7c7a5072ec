import type { Endpoint } from '@shop/contracts/endpoint';
import type { EventName, EVENTS } from '@shop/contracts/events';
import { loadHttp } from '@shop/platform/api-client';
import { nextTask } from '../next-task.ts';
import type { Responses } from './responses-of.ts';
import type * as schemas from './schemas.ts';

type Schemas = typeof schemas;
export type PayloadSchema = (typeof EVENTS)[EventName]['schema'];

let loading: Promise<Schemas> | undefined;
let events: typeof EVENTS | undefined;

/** Loads the schemas' chunk, once: with the first call that needs it, or when the page is idle. */
const loadSchemas = (): Promise<Schemas> => {
  loading ??= import(/* webpackChunkName: "schemas" */ './schemas.ts').catch((error: unknown) => {
    // A failure is not cached: the next call tries again.
    loading = undefined;
    throw error;
  });
  return loading;
};

/** Areas that have been searched, by their place. */
const known = new Map<number, Responses>();

/** Schema of a call's response, by `METHOD path`. No response is used unchecked: it waits for its schema. */
export const responseSchema = async (call: string): Promise<Endpoint['response']> => {
  const { AREAS, mayHave } = await loadSchemas();
  for (const [place, area] of AREAS.entries()) {
    if (!mayHave(area, call)) continue;
    let responses = known.get(place);
    if (!responses) {
      await nextTask();
      responses = await area.load();
      known.set(place, responses);
    }
    if (responses.has(call)) return responses.get(call);
  }
  return undefined;
};

/** Schema of a visitor's settings. */
export const settingsSchema = async () => (await loadSchemas()).loadSettings();

/** Fetches what the first call needs, and creates the schemas of events once the page has nothing else to do. */
export const prepareCalls = async (whenIdle: () => Promise<void>): Promise<void> => {
  const [{ loadEvents }] = await Promise.all([loadSchemas(), loadHttp()]);
  await whenIdle();
  events = await loadEvents();
};

/** Schema of an event's payload; undefined until the schemas are loaded. */
export const payloadSchema = (name: EventName): PayloadSchema | undefined => events?.[name].schema;
