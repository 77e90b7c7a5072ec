import { afterEach, describe, expect, it, jest } from '@jest/globals';
import * as z from 'zod/mini';
import { endpoint } from '@shop/contracts/endpoint';
import type { ApiError } from '@shop/contracts/platform';
import { createApiClient, type ApiClientOptions } from './api-client.ts';
import { isAborted, isApiError } from './api-error.ts';
import { waitFor } from '@shop/testing/wait-for';

const getThing = endpoint({
  method: 'GET',
  path: 'thing/:id',
  access: 'never',
  summary: 'A thing.',
  params: z.object({ id: z.number() }),
  query: z.object({ tags: z.array(z.string()) }),
  response: z.object({ data: z.object({ id: z.number() }) }),
});

const postThing = endpoint({
  method: 'POST',
  path: 'thing',
  access: 'exists',
  summary: 'Makes a thing.',
  body: z.object({ name: z.string() }),
});

const requested: Request[] = [];
/** A request without a reference may be garbage-collected, and then misses its abort. */
const references: Request[] = [];

const clientThat = (
  response: (request: Request) => Response | Promise<Response>,
  options: Partial<ApiClientOptions> = {},
) =>
  createApiClient({
    base: 'http://api.test/api/',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requested.push(request.clone());
      references.push(request);
      return response(request);
    },
    ...options,
  });

const failureOf = async (call: Promise<unknown>): Promise<ApiError & { code?: number }> => {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!isApiError(error)) throw new Error(`Not an ApiError: ${String(error)}`);
  return error;
};

const waitForAbort = (request: Request): Promise<Response> =>
  new Promise((_resolve, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));

const thing = () => Response.json({ data: { id: 7 } });
const read = { params: { id: 7 }, query: { tags: ['a b', 'c'] } };

afterEach(() => {
  requested.splice(0);
  references.splice(0);
});

describe('createApiClient', () => {
  it('[7.1-01][7.1-03][7.1-06][7.1-07] sends requests below /api/ in bracket notation with region and same-origin credentials', async () => {
    const response = await clientThat(thing, { region: () => 'se' }).call(getThing, read);
    expect(response).toEqual({ data: { id: 7 } });
    expect(requested[0]?.url).toBe('http://api.test/api/thing/7?tags[]=a%20b&tags[]=c');
    expect(requested[0]?.headers.get('Region')).toBe('se');
    expect(requested[0]?.credentials).toBe('same-origin');
  });

  it('[7.1-02] sends a JSON body with writes, and the idempotency key', async () => {
    const client = clientThat(() => new Response(null, { status: 204 }));
    await client.call(postThing, { body: { name: 'x' } }, { idempotencyKey: 'key-1' });
    expect(requested[0]?.headers.get('content-type')).toBe('application/json');
    expect(requested[0]?.headers.get('Idempotency-Key')).toBe('key-1');
    expect(await requested[0]?.json()).toEqual({ name: 'x' });
  });

  it('never repeats a write that failed', async () => {
    const client = clientThat(() => new Response('', { status: 503 }));
    expect((await failureOf(client.call(postThing, { body: { name: 'x' } }))).status).toBe(503);
    expect(requested).toHaveLength(1);
  });

  it('[O8-01] passes on the code and the Swedish text of an error response', async () => {
    const body = { error: 'Slut i lager.', code: 'OUT_OF_STOCK', fields: { quantity: 'För många.' } };
    const client = clientThat(() => Response.json(body, { status: 409, headers: { 'Retry-After': '12' } }));
    const error = await failureOf(client.call(postThing, { body: { name: 'x' } }));
    expect(error).toMatchObject({ status: 409, response: body, userMessage: 'Slut i lager.', retryAfterSeconds: 12 });
    expect(isApiError(error, 'OUT_OF_STOCK')).toBe(true);
    expect(isApiError(error, 'NOT_FOUND')).toBe(false);
  });

  it('[8-35] names the reason and code of a blocked response', async () => {
    const client = clientThat(() => Response.json({ message: 'Bot', code: 17 }, { status: 403 }));
    const error = await failureOf(client.call(getThing, read));
    expect(error.message).toBe("Response blocked. Reason: 'Bot'");
    expect(error.code).toBe(17);
    expect(error.userMessage).toBe('Något gick fel. Försök igen om en stund.');
  });

  it('[8-36] gives a blocked response without a code the code -1', async () => {
    const client = clientThat(() => new Response('<h1>no</h1>', { status: 403, statusText: 'Forbidden' }));
    const error = await failureOf(client.call(getThing, read));
    expect(error.message).toBe("Response blocked. Reason: 'Forbidden'");
    expect(error.code).toBe(-1);
  });

  it("treats the api's own 403 as an ordinary error", async () => {
    const client = clientThat(() => Response.json({ error: 'Nej.', code: 'FORBIDDEN' }, { status: 403 }));
    expect(isApiError(await failureOf(client.call(getThing, read)), 'FORBIDDEN')).toBe(true);
  });

  it('reports a response that breaks its contract by path, without its values', async () => {
    const onMismatch = jest.fn();
    const client = clientThat(() => Response.json({ data: { id: 'secret' } }), { onMismatch });
    const error = await failureOf(client.call(getThing, read));
    expect(onMismatch).toHaveBeenCalledWith({ call: 'GET thing/:id', problems: ['data.id: invalid_type'] });
    expect(error.userMessage).toBe('Något gick fel. Försök igen om en stund.');
    expect(JSON.stringify(onMismatch.mock.calls) + error.message).not.toContain('secret');
  });

  it('gives status 0 and a Swedish text without a response', async () => {
    const client = clientThat(() => Promise.reject(new TypeError('fetch failed')));
    const error = await failureOf(client.call(postThing, { body: { name: 'x' } }));
    expect(error).toMatchObject({ status: 0, response: null });
    expect(error.userMessage).toContain('Vi når inte butiken');
  });

  it('[7.6-28][7.6-29] aborts the previous call of the same name only', async () => {
    const client = clientThat((request) => (requested.length < 3 ? waitForAbort(request) : thing()));
    const first = client.call(getThing, read, { requestName: 'tips' }).catch(isAborted);
    const stop = new AbortController();
    const other = client.call(getThing, read, { requestName: 'other', signal: stop.signal }).catch(isAborted);
    await waitFor(() => expect(requested).toHaveLength(2));
    await expect(client.call(getThing, read, { requestName: 'tips' })).resolves.toEqual({ data: { id: 7 } });
    expect(await first).toBe(true);
    stop.abort();
    expect(await other).toBe(true);
  });

  it('[7.1-09][7.1-12] passes on X-Page-Redirect and Version', async () => {
    const onPageRedirect = jest.fn();
    const onVersion = jest.fn();
    const headers = { 'X-Page-Redirect': 'Campaign:4619', Version: '1.2.3' };
    const client = clientThat(() => Response.json({ data: { id: 7 } }, { headers }), { onPageRedirect, onVersion });
    await client.call(getThing, read);
    expect(onPageRedirect.mock.calls).toEqual([['Campaign:4619']]);
    expect(onVersion.mock.calls).toEqual([['1.2.3']]);
  });

  it('sends identical reads once with sharesReads, and different ones separately', async () => {
    const client = clientThat(thing, { sharesReads: true });
    await Promise.all([client.call(getThing, read), client.call(getThing, read)]);
    await client.call(getThing, { ...read, params: { id: 8 } });
    expect(requested).toHaveLength(2);
  });

  it('throws for a URL without its parameter', async () => {
    const wrong = { params: { id: undefined } } as unknown as typeof read;
    await expect(clientThat(thing).call(getThing, wrong)).rejects.toThrow('thing/:id needs id');
    expect(requested).toHaveLength(0);
  });
});
