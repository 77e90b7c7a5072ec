import { describe, expect, it, jest } from '@jest/globals';
import { shellPerTest } from '../testing/shell-per-test.ts';
import { createRequestFetch } from './request-fetch.ts';

const { get, start } = shellPerTest();

describe('createRequestFetch', () => {
  it('shares identical GETs, but not across cookies, and no other requests', async () => {
    const fetch = jest.fn(async () => Response.json({ ok: true }));
    const requested = createRequestFetch(fetch, new AbortController().signal);
    const responses = await Promise.all([requested('http://a/x'), requested('http://a/x')]);
    expect(await Promise.all(responses.map((result) => result.json()))).toEqual([{ ok: true }, { ok: true }]);
    expect(fetch).toHaveBeenCalledTimes(1);
    await requested('http://a/x', { headers: { Cookie: 'session=1' } });
    await requested('http://a/x', { method: 'POST' });
    await requested('http://a/x', { method: 'POST' });
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it('an aborted fragment does not abort the shared request', async () => {
    let result: (response: Response) => void = () => undefined;
    const requested = createRequestFetch(
      () =>
        new Promise((resolve) => {
          result = resolve;
        }),
      new AbortController().signal,
    );
    const impatient = new AbortController();
    const first = requested('http://a/x', { signal: impatient.signal });
    const second = requested('http://a/x');
    impatient.abort(new Error('sent'));
    await expect(first).rejects.toThrow('sent');
    result(Response.json(1));
    expect(await (await second).json()).toBe(1);
  });
});

describe('a page', () => {
  it('sends one api request for several fragments', async () => {
    let requested = 0;
    const request = async (io: { fetch: typeof fetch }, base: string) => (await io.fetch(`${base}store/se`)).json();
    await start({
      api: ({ url }) => {
        if (url === '/api/store/se') requested += 1;
        return { body: { ok: 1 } };
      },
      slots: {
        header: async ({ apiBase }, io) => ({ html: JSON.stringify(await request(io, apiBase)) }),
        footer: async ({ apiBase }, io) => ({ html: JSON.stringify(await request(io, apiBase)) }),
      },
    });
    expect((await get('/se')).body.match(/\{"ok":1\}/g)).toHaveLength(2);
    expect(requested).toBe(1);
  });
});
