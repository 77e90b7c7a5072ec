import type { Endpoint } from '@shop/shared/contracts/endpoint';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

type Schemas = ReadonlyMap<string, Endpoint['answer']>;

const load = async (): Promise<Schemas> => {
  const contracts: Record<string, unknown> = await import('@shop/shared/contracts/api/index');
  const endpoints = Object.values(contracts).filter(isEndpoint);
  return new Map(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint.answer]));
};

let schemas: Promise<Schemas> | undefined;

/** What a call must answer, by 'METHOD path'. The table is a chunk of its own, fetched beside the first call that needs it. */
export const answerSchema = async (call: string): Promise<Endpoint['answer']> => (await (schemas ??= load())).get(call);
