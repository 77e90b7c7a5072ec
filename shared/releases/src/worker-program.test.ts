import { describe, expect, it } from '@jest/globals';
import { EMPTY_RESULT } from '@shop/contracts/render-result';
import type { PageContext, ServerBundle } from '@shop/contracts/rendering';
import { testPage } from '@shop/testing/test-page';
import { serveBundle } from './worker-program.ts';
import type { FromWorker, SentRequest, ToWorker } from './worker-protocol.ts';

/** A bundle that is served to a server which is this test. */
function serve(render: ServerBundle['render']) {
  const sent: FromWorker[] = [];
  const given: ArrayBuffer[] = [];
  let receive: (message: ToWorker) => void = () => undefined;
  serveBundle(
    { slots: ['header'], render },
    {
      post: (message, transfer = []) => {
        sent.push(message);
        given.push(...transfer);
      },
      onMessage: (listener) => (receive = listener),
    },
  );
  /** Messages after `ready`, once there are that many. */
  const messages = async (count: number): Promise<FromWorker[]> => {
    while (sent.length < count + 1) await new Promise((resolve) => setImmediate(resolve));
    return sent.slice(1);
  };
  return { sent, given, send: (message: ToWorker) => receive(message), messages };
}

const requestOf = (page: PageContext = testPage()): SentRequest => ({
  slot: 'header',
  page,
  apiBase: 'http://api.test/api/',
  cookie: null,
  requestId: 'r-1',
});

describe('serveBundle', () => {
  it('says which slots there are, then renders what it is sent', async () => {
    const { sent, send, messages } = serve(async ({ requestId }) => ({ ...EMPTY_RESULT, html: requestId }));
    expect(sent).toEqual([{ kind: 'ready', slots: ['header'] }]);
    send({ kind: 'render', requests: [[7, requestOf()]] });
    expect(await messages(1)).toEqual([{ kind: 'result', id: 7, result: { ...EMPTY_RESULT, html: 'r-1' } }]);
  });

  it('makes a result of what a bundle throws, at once or later', async () => {
    let renders = 0;
    const { send, messages } = serve((): Promise<never> => {
      renders += 1;
      if (renders === 1) throw new Error('at once');
      return Promise.reject(new Error('later'));
    });
    send({
      kind: 'render',
      requests: [
        [1, requestOf()],
        [2, requestOf()],
      ],
    });
    const results = await messages(2);
    expect(results).toMatchObject([
      { result: { error: { message: 'at once' } } },
      { result: { error: { message: 'later' } } },
    ]);
  });

  it('gives pages the texts that it was sent last, and slots of one page the same object', async () => {
    const pages: PageContext[] = [];
    const { send, messages } = serve(async ({ page }) => {
      pages.push(page);
      return { ...EMPTY_RESULT, html: page.languagePack.hej ?? '' };
    });
    const page = { ...testPage(), languagePack: undefined };
    const requests = [
      [1, { ...requestOf(), page }],
      [2, { ...requestOf(), page }],
    ] as const;
    send({ kind: 'render', requests, languagePack: { hej: 'Hej' } });
    send({ kind: 'render', requests: [[3, { ...requestOf(), page: { ...testPage(), languagePack: undefined } }]] });
    expect((await messages(3)).map((message) => message.kind === 'result' && message.result.html)).toEqual([
      'Hej',
      'Hej',
      'Hej',
    ]);
    expect(pages[0]).toBe(pages[1]);
  });

  it('fetches through the server', async () => {
    const { send, messages } = serve(async ({ apiBase }, { fetch }) => {
      const response = await fetch(`${apiBase}cart`, { headers: { Region: 'se' } });
      return { ...EMPTY_RESULT, status: response.status, html: await response.text() };
    });
    send({ kind: 'render', requests: [[1, requestOf()]] });
    expect(await messages(1)).toEqual([
      {
        kind: 'fetch',
        id: 1,
        call: 1,
        request: { url: 'http://api.test/api/cart', method: 'GET', headers: [['region', 'se']], body: null },
      },
    ]);
    send({ kind: 'fetched', call: 1, response: { status: 201, headers: [], body: 'ok' } });
    expect((await messages(2)).at(-1)).toMatchObject({ result: { status: 201, html: 'ok' } });
  });

  it.each([204, 304])('makes a response without a body of %i', async (status) => {
    const { send, messages } = serve(async (_request, { fetch }) => {
      const response = await fetch('http://api.test/api/cart');
      return { ...EMPTY_RESULT, status: response.status };
    });
    send({ kind: 'render', requests: [[1, requestOf()]] });
    await messages(1);
    send({ kind: 'fetched', call: 1, response: { status, headers: [], body: '' } });
    expect((await messages(2)).at(-1)).toMatchObject({ result: { status } });
  });

  it('fails a fetch that the server could not make, and one that the bundle aborts', async () => {
    const leaving = new AbortController();
    const { send, messages } = serve(async ({ requestId }, { fetch }) => {
      await fetch('http://api.test/api/cart', requestId === 'aborts' ? { signal: leaving.signal } : {});
      return EMPTY_RESULT;
    });
    send({ kind: 'render', requests: [[1, requestOf()]] });
    await messages(1);
    send({ kind: 'not-fetched', call: 1, error: 'no api' });
    expect((await messages(2)).at(-1)).toMatchObject({ id: 1, result: { error: { message: 'no api' } } });
    send({ kind: 'render', requests: [[2, { ...requestOf(), requestId: 'aborts' }]] });
    await messages(3);
    leaving.abort(new Error('left'));
    expect((await messages(4)).at(-1)).toMatchObject({ id: 2, result: { error: { message: 'left' } } });
    // A response to a fetch that no render waits for any more.
    send({ kind: 'fetched', call: 2, response: { status: 200, headers: [], body: '' } });
  });

  it('aborts the render’s signal, and confirms it', async () => {
    const { send, messages } = serve(
      (_request, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    send({ kind: 'render', requests: [[1, requestOf()]] });
    send({ kind: 'abort', id: 1, reason: 'deadline' });
    const [told, result] = await messages(2);
    expect(told).toEqual({ kind: 'aborted', id: 1 });
    expect(result).toMatchObject({ kind: 'result', id: 1, result: { error: { message: 'deadline' } } });
  });

  it('transfers bytes that it owns alone, and not those that threads share', async () => {
    const html = new TextEncoder().encode('<p>');
    const own = new TextEncoder().encode('{}');
    const shared = new Uint8Array(new SharedArrayBuffer(2));
    const encoded = [own, shared].map((json) => ({ html, json, styles: [] }));
    const { given, send, messages } = serve(async () => {
      const next = encoded.shift();
      return { ...EMPTY_RESULT, ...(next && { encoded: next }) };
    });
    send({
      kind: 'render',
      requests: [
        [1, requestOf()],
        [2, requestOf()],
      ],
    });
    await messages(2);
    expect(given).toEqual([html.buffer, own.buffer, html.buffer]);
  });
});
