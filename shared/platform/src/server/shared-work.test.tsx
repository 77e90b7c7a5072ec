import { Writable } from 'node:stream';
import { Fragment, Suspense, useId, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { endpoint } from '@shop/contracts/endpoint';
import type { PageContext, RenderResult } from '@shop/contracts/rendering';
import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';
import { testPage, testRoute } from '@shop/testing/test-page';
import { useRoute, useShared } from '../common/hooks.ts';
import type { AnySlotModule, LoadInput, SlotDefinition } from '../common/types.ts';
import { defineSlot } from './define-slot.ts';
import { createServerBundle } from './server-bundle.ts';
import { toHtml } from './to-html.ts';

const response = z.object({ caller: z.string() });
const forAll = endpoint({
  method: 'GET',
  path: 'all',
  access: 'never',
  cacheSeconds: 60,
  summary: '',
  response,
});
const own = endpoint({ method: 'GET', path: 'own', access: 'exists', summary: '', response });
const list = endpoint({
  method: 'GET',
  path: 'list',
  access: 'exists',
  audienceSeconds: 10,
  summary: '',
  response,
});

/**
 * An api that responds with the cookie it has received. Each test has its own base URL, so that it finds no cache
 * entries of another.
 */
let apis = 0;
const openApi = () => {
  const base = `http://api-${(apis += 1)}.test/api/`;
  const requested: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.slice('/api/'.length);
    const caller = request.headers.get('cookie') ?? 'ingen';
    requested.push(`${path} ${caller}`);
    const control = path === 'all' ? 'public, max-age=60' : 'private, no-store';
    return Response.json({ caller }, { headers: { 'Cache-Control': control } });
  };
  return { base, asked: requested, fetch };
};

const bundleOf = <Data,>(definition: SlotDefinition<Data>) => {
  const module = defineSlot(definition) as unknown as AnySlotModule;
  return createServerBundle({ header: async () => ({ default: module }) });
};

const member = (cookie: string, more: { isEmployee?: boolean; rankLevel?: number } = {}): [string, PageContext] => [
  cookie,
  testPage({
    user: {
      firstName: cookie,
      isEmployee: false,
      isAdmin: false,
      settings: VISITOR_SETTINGS,
      ...more,
    } as PageContext['user'],
  }),
];

const textOf = ({ html, encoded }: RenderResult) => html + new TextDecoder().decode(encoded?.html);
const jsonOf = ({ encoded }: RenderResult): unknown => JSON.parse(new TextDecoder().decode(encoded?.json));

/** Renders like the server's threads. */
const createRender = <Data,>(definition: SlotDefinition<Data>, api = openApi(), mayShare = false) => {
  const bundle = bundleOf(definition);
  return (cookie: string | null, page: PageContext = testPage()) =>
    bundle.render(
      { slot: 'header', page, apiBase: api.base, cookie, requestId: 'r', allowsReuse: true },
      { signal: new AbortController().signal, fetch: api.fetch, mayEncode: true, mayShare },
    );
};

describe('api responses', () => {
  it('fetches a public response once, and without the first visitor’s cookie', async () => {
    const api = openApi();
    const render = createRender(
      { load: (input) => input.api.call(forAll, {}), Component: ({ data }) => data.caller },
      api,
    );
    for (const [cookie, page] of [member('anna'), member('bo')])
      expect(textOf(await render(cookie, page))).toBe('ingen');
    expect(textOf(await render(null))).toBe('ingen');
    expect(api.asked).toEqual(['all ingen']);
  });

  it('passes loaded data on as a copy, or in shared memory where threads may share it', async () => {
    for (const mayShare of [false, true]) {
      const load = { load: (input: LoadInput) => input.api.call(forAll, {}), Component: () => null };
      const render = createRender(load, openApi(), mayShare);
      const [, second, third] = [await render(null), await render(null), await render(null)];
      expect(jsonOf(third)).toEqual({ caller: 'ingen' });
      expect(second.encoded?.json.buffer === third.encoded?.json.buffer).toBe(mayShare);
    }
  });

  it('never shares a private response', async () => {
    const api = openApi();
    const render = createRender(
      { load: (input) => input.api.call(own, {}), Component: ({ data }) => data.caller },
      api,
    );
    const visitors: [string | null, PageContext][] = [
      member('anna'),
      [null, testPage()],
      member('bo'),
      [null, testPage()],
      member('anna'),
    ];
    for (const [cookie, page] of visitors) {
      const result = await render(cookie, page);
      expect(textOf(result)).toBe(cookie ?? 'ingen');
      expect(jsonOf(result)).toEqual({ caller: cookie ?? 'ingen' });
      if (cookie !== null) expect(result.reuse).toBeUndefined();
    }
  });

  it('shares responses among visitors and among members where the contract allows it', async () => {
    const api = openApi();
    const render = createRender(
      { load: (input) => input.api.call(list, {}), Component: ({ data }) => data.caller },
      api,
    );
    const pages: [string | null, PageContext][] = [
      [null, testPage()],
      member('anna'),
      member('bo'),
      [null, testPage()],
    ];
    const responses: string[] = [];
    for (const [cookie, page] of pages) responses.push(textOf(await render(cookie, page)));
    expect(responses).toEqual(['ingen', 'anna', 'anna', 'ingen']);
    // An invalid session or an employee gets a private response.
    await render('gammal', testPage());
    await render(...member('chef', { isEmployee: true }));
    expect(api.asked).toEqual(['list ingen', 'list anna', 'list gammal', 'list chef']);
  });

  it('separates pages of members and visitors, though the fragment has not read the user', async () => {
    const render = createRender({ load: (input) => input.api.call(list, {}), Component: () => null });
    const { reuse } = await render(...member('anna'));
    expect(reuse?.reads).toContainEqual([['user'], '{…}']);
  });

  it('sends one request for all pages that need a shared response in flight', async () => {
    const api = openApi();
    const render = createRender(
      { load: (input) => input.api.call(forAll, {}), Component: ({ data }) => data.caller },
      api,
    );
    const pages = [render(null), render(...member('anna')), render(null, testPage())];
    expect((await Promise.all(pages)).map(textOf)).toEqual(['ingen', 'ingen', 'ingen']);
    expect(api.asked).toEqual(['all ingen']);
  });

  it('sends a request per page when another page’s call was aborted, refused temporarily or is slow; a final failure is shared', async () => {
    for (const [refusal, calls] of [
      [() => Promise.reject(new DOMException('The page is drawn', 'AbortError')), 3],
      [async () => Response.json({ error: 'Fel.', code: 'UNAVAILABLE' }, { status: 503 }), 3],
      [() => new Promise<never>(() => undefined), 3],
      [async () => Response.json({ error: 'Finns inte.', code: 'NOT_FOUND' }, { status: 404 }), 1],
    ] as const) {
      const api = openApi();
      let requested = 0;
      const fetch: typeof globalThis.fetch = (input, init) =>
        (requested += 1) === 1 ? refusal() : api.fetch(input, init);
      const slot = { load: (input: LoadInput) => input.api.call(forAll, {}), Component: () => 'ritad' };
      const render = createRender(slot, { ...api, fetch });
      const results = [render(null), render(null, testPage()), render(null, testPage())].slice(1);
      expect((await Promise.all(results)).map(textOf)).toEqual(calls === 3 ? ['ritad', 'ritad'] : ['', '']);
      expect(requested).toBe(calls);
    }
  });

  it('fetches again for employees, who may just have changed the data', async () => {
    const api = openApi();
    const render = createRender({ load: (input) => input.api.call(forAll, {}), Component: () => null }, api);
    await render(null);
    await render(...member('chef', { isEmployee: true }));
    await render(...member('chef', { isEmployee: true }));
    expect(api.asked).toHaveLength(3);
  });

  it('sends one request for identical reads of one page, and another for the next page', async () => {
    const api = openApi();
    const render = createRender({ load: (input) => input.api.call(own, {}), Component: () => null }, api);
    const [cookie, page] = member('anna');
    await Promise.all([render(cookie, page), render(cookie, page)]);
    expect(api.asked).toEqual(['own anna']);
    await render(cookie, page);
    await Promise.all([render('bo', member('bo')[1]), render('anna', member('anna')[1])]);
    expect(api.asked.slice(1).toSorted()).toEqual(['own anna', 'own anna', 'own bo']);
  });
});

describe('dependencies of a fragment', () => {
  const at = (query: Record<string, string>, more: Partial<PageContext> = {}) =>
    testPage({ route: testRoute({ query }), ...more });

  it('are reported for a public render', async () => {
    const Component = () => `${useRoute().name} ${String(useShared('kiosk'))}`;
    const { reuse } = await createRender({ Component })(null);
    expect(reuse?.reads).toContainEqual([['route', 'name'], '"index"']);
    expect(reuse?.reads.map(([path]) => path.join('.'))).not.toContain('route.fullPath');
  });

  it('are not reported for a render from personal data', async () => {
    const render = createRender({ Component: () => String(useShared('user')?.firstName) });
    const result = await render(...member('anna'));
    expect(textOf(result)).toBe('anna');
    expect(result.reuse).toBeUndefined();
  });

  it('are reported for data that many members have in common, which are loaded once for all of them', async () => {
    let loads = 0;
    const render = createRender({
      load({ user }) {
        loads += 1;
        return { rank: user?.rankLevel ?? null };
      },
      Component: ({ data }) => `${data.rank} ${String(useShared('user') !== null)}`,
    });
    const first = await render(...member('anna', { rankLevel: 2 }));
    expect(first.reuse?.reads).toContainEqual([['user', 'rankLevel'], '2']);
    expect(textOf(await render(...member('bo', { rankLevel: 2 })))).toBe('2 true');
    expect(loads).toBe(1);
    expect(textOf(await render(...member('ceasar', { rankLevel: 3 })))).toBe('3 true');
    expect(textOf(await render(null))).toBe('null true');
    expect(textOf(await render('expired'))).toBe('null false');
    expect(loads).toBe(4);
    await render(...member('chef', { isEmployee: true, rankLevel: 2 }));
    expect(loads).toBe(5);
  });

  it('caches nothing that contains a member’s name, however it was read', async () => {
    let loads = 0;
    const render = createRender({
      load({ user }) {
        loads += 1;
        return { user };
      },
      Component: ({ data }) => String(data.user?.firstName),
    });
    for (const name of ['anna', 'bo', 'anna']) expect(textOf(await render(...member(name)))).toBe(name);
    expect(loads).toBe(3);
    const counting = createRender({ Component: () => String(Object.keys(useShared('user') ?? {}).length) });
    expect((await counting(...member('anna'))).reuse).toBeUndefined();
  });

  it('loads again for a page with different inputs of load, even when load only passes them on', async () => {
    let loads = 0;
    const render = createRender({
      load: ({ route }) => {
        loads += 1;
        return { query: route.query };
      },
      Component: ({ data }) => JSON.stringify(data.query),
    });
    const queries: Record<string, string>[] = [{ a: '1' }, { a: '2' }, { a: '1', b: '3' }];
    for (const query of queries) {
      const result = await render(null, at(query));
      expect(jsonOf(result)).toEqual({ query });
    }
    expect(loads).toBe(3);
    expect(jsonOf(await render(null, at({ a: '1' })))).toEqual({ query: { a: '1' } });
    expect(loads).toBe(3);
    // The next bucket of ten seconds has no cache entries.
    await render(null, at({ a: '1' }, { now: testPage().now + 10_000 }));
    expect(loads).toBe(4);
  });
});

const streamed = (tree: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const target = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(tree, {
      identifierPrefix: 'header',
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void stream.pipe(target),
      onError: reject,
    });
  });

it('renders synchronously exactly what a stream would: text separators, boundary markers and ids', async () => {
  const Marked = () => (
    <p id={useId()}>
      {'å'} {1}
      {''}
      {null}
      <Fragment>
        {'<&>'}
        {'“text”'}
      </Fragment>
    </p>
  );
  const tree = (
    <Suspense fallback="väntar">
      <Marked />
      <Suspense fallback="väntar">
        <Marked />
        <input defaultValue="x" />
        <style>{'p>a{}'}</style>
      </Suspense>
    </Suspense>
  );
  expect(await toHtml(tree, 'header', new AbortController().signal)).toBe(await streamed(tree));
});
