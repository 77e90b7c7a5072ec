import { expect, it } from '@jest/globals';
import { EMPTY_RESULT } from '@shop/contracts/render-result';
import type { PageContext, RenderRequest } from '@shop/contracts/rendering';
import { testPage } from '@shop/testing/test-page';
import type { ToWorker } from './worker-protocol.ts';
import { createWorkerRenders } from './worker-renders.ts';

const setUp = () => {
  const sent: ToWorker[] = [];
  const renders = createWorkerRenders(
    (message) => sent.push(message),
    () => undefined,
  );
  const render = (page: PageContext, signal = new AbortController().signal, fetch = globalThis.fetch) =>
    renders.render({ slot: 'header', page, apiBase: '', cookie: null, requestId: 'r' } satisfies RenderRequest, {
      signal,
      fetch,
    });
  return { sent, renders, render };
};
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('sends the slots of a page together, and its texts only when they are new', async () => {
  const { sent, renders, render } = setUp();
  const languagePack = { hej: 'Hej' };
  const page = testPage({ languagePack });
  const both = [render(page), render(page)];
  await settle();
  const other = render(testPage({ languagePack }));
  await settle();
  expect(sent).toHaveLength(2);
  const [first, second] = sent;
  if (first?.kind !== 'render' || second?.kind !== 'render') throw new Error('not rendered');
  expect([first.languagePack, second.languagePack]).toEqual([languagePack, undefined]);
  const pages = first.requests.map(([, request]) => request.page);
  expect(pages[0]).toBe(pages[1]);
  expect(pages[0]?.languagePack).toBeUndefined();
  for (const id of [1, 2, 3]) renders.onMessage({ kind: 'result', id, result: { ...EMPTY_RESULT, html: `${id}` } });
  expect((await Promise.all([...both, other])).map(({ html }) => html)).toEqual(['1', '2', '3']);
});

it('fetches for a render that is waited for, and for no other', async () => {
  const { sent, renders, render } = setUp();
  const urls: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    urls.push(String(input));
    return new Response('svar', { status: 201, headers: { a: 'b' } });
  };
  const leaving = new AbortController();
  const left = render(testPage(), leaving.signal, fetch);
  const stays = render(testPage(), undefined, fetch);
  leaving.abort(new Error('deadline'));
  await expect(left).rejects.toThrow('deadline');
  const request = { url: 'http://api.test/', method: 'GET', headers: [], body: null };
  for (const [index, id] of [1, 2].entries()) renders.onMessage({ kind: 'fetch', id, call: index, request });
  await settle();
  expect(urls).toEqual(['http://api.test/']);
  expect(sent.filter(({ kind }) => kind !== 'render')).toMatchObject([
    { kind: 'abort', id: 1, reason: 'deadline' },
    { kind: 'not-fetched', call: 0 },
    { kind: 'fetched', call: 1, response: { status: 201, body: 'svar' } },
  ]);
  renders.onMessage({ kind: 'aborted', id: 1 });
  renders.end(new Error('thread lost'));
  await expect(stays).rejects.toThrow('thread lost');
  await expect(render(testPage())).rejects.toThrow('thread lost');
});
