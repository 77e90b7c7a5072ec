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

/** The schemas, fetched once, beside the first call that needs them or when the page has come to rest. */
export const loadSchemas = (): Promise<Schemas> => {
  loading ??= load().catch((error: unknown) => {
    // The next who asks tries again.
    loading = undefined;
    throw error;
  });
  return loading;
};

/** What a call must answer, by 'METHOD path'. No answer is used unchecked: it waits for its schema. */
export const responseSchema = async (call: string): Promise<Endpoint['response']> =>
  (await loadSchemas()).RESPONSES.get(call);

/** What an event must carry; undefined until the schemas have come. */
export const payloadSchema = (name: EventName): PayloadSchema | undefined => loaded?.payloadSchema(name);
