import type { Endpoint } from '@shop/contracts/endpoint';
import type { EventName } from '@shop/contracts/events';
import type * as schemas from './schemas.ts';
import type { PayloadSchema } from './schemas.ts';

type Schemas = typeof schemas;

let loading: Promise<Schemas> | undefined;
let loaded: Schemas | undefined;

const load = async (): Promise<Schemas> => {
  loaded = await import(/* webpackChunkName: "schemas" */ './schemas.ts');
  return loaded;
};

/** Loads the schemas, once: with the first call that needs them, or when the page is idle. */
export const loadSchemas = (): Promise<Schemas> => {
  loading ??= load().catch((error: unknown) => {
    // A failure is not cached: the next call tries again.
    loading = undefined;
    throw error;
  });
  return loading;
};

/** Schema of a call's response, by `METHOD path`. No response is used unchecked: it waits for its schema. */
export const responseSchema = async (call: string): Promise<Endpoint['response']> => {
  const { RESPONSES, loadAllResponses } = await loadSchemas();
  return RESPONSES.has(call) ? RESPONSES.get(call) : (await loadAllResponses()).get(call);
};

/** Schema of an event's payload; undefined until the schemas are loaded. */
export const payloadSchema = (name: EventName): PayloadSchema | undefined => loaded?.payloadSchema(name);
