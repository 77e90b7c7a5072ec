import { lazy, Suspense, useId } from 'react';
import { describe, expect, it } from '@jest/globals';
import * as contracts from '@shop/contracts/api/user';
import type { RenderRequest, RenderResult } from '@shop/contracts/rendering';
import { testPage, testRoute } from '@shop/testing/test-page';
import { useIsHydrated, useNow, usePlatform, useShared } from '../common/hooks.ts';
import { notFound, redirect } from '../common/signals.ts';
import type { AnySlotModule, SlotDefinition } from '../common/types.ts';
import { defineSlot } from './define-slot.ts';
import { createServerBundle } from './server-bundle.ts';
import { Slot } from './slot.tsx';

type Fetch = typeof globalThis.fetch;
interface Conditions {
  request?: Partial<RenderRequest>;
  fetch?: Fetch;
  signal?: AbortSignal;
  mayEncode?: boolean;
}

const noFetch: Fetch = () => Promise.reject(new TypeError('fetch failed'));
const visitor: Fetch = async () => Response.json({ data: { user: null, starredStores: [] } });

const render = <Data,>(definition: SlotDefinition<Data>, conditions: Conditions = {}): Promise<RenderResult> => {
  const module = defineSlot(definition) as unknown as AnySlotModule;
  const request: RenderRequest = {
    slot: 'header',
    page: testPage({ route: testRoute({ path: '/se/x' }) }),
    apiBase: 'http://api.test/api/',
    cookie: null,
    requestId: 'r-1',
    ...conditions.request,
  };
  return createServerBundle({ header: async () => ({ default: module }) }).render(request, {
    signal: conditions.signal ?? new AbortController().signal,
    fetch: conditions.fetch ?? noFetch,
    ...(conditions.mayEncode !== undefined && { mayEncode: conditions.mayEncode }),
  });
};

const Nothing = () => null;

describe('createServerBundle', () => {
  it('renders the component with the data of load, and returns both', async () => {
    const result = await render({
      load: ({ route }) => ({ path: route.path }),
      head: ({ data }) => ({ title: `Sida ${data.path}`, status: 410 }),
      Component: ({ data, route }) => <h1>{`${data.path} ${route.name}`}</h1>,
    });
    expect(result).toEqual({
      html: '<h1>/se/x index</h1>',
      data: { path: '/se/x' },
      head: { title: 'Sida /se/x', status: 410 },
      status: 410,
      redirect: null,
      error: null,
    });
  });

  it('returns data and head for client-side navigation, and renders nothing', async () => {
    const Component = () => {
      throw new Error('must not be rendered');
    };
    const definition = {
      load: () => ({ text: '</script>' }),
      head: ({ data }: { data: { text: string } }) => ({ title: data.text }),
      Component,
    };
    expect(await render(definition, { request: { isDataOnly: true } })).toEqual({
      html: '',
      data: { text: '</script>' },
      head: { title: '</script>' },
      status: null,
      redirect: null,
      error: null,
    });
    const encoded = await render(definition, { request: { isDataOnly: true }, mayEncode: true });
    expect(encoded.data).toBeNull();
    // Escaped as in a document.
    expect(new TextDecoder().decode(encoded.encoded?.json)).toBe(String.raw`{"text":"\u003c/script\u003e"}`);
  });

  it('gives a fragment access to the platform, on the first render of a page that is not hydrated', async () => {
    const Component = () => {
      const { href } = usePlatform();
      return <a href={href('index')}>{`${useShared('kiosk')} ${useIsHydrated()} ${useNow().toISOString()}`}</a>;
    };
    const { html } = await render({ Component }, { request: { page: testPage({ kiosk: true, now: 0 }) } });
    expect(html).toBe('<a href="/se">true false 1970-01-01T00:00:00.000Z</a>');
  });

  it('shows every page of a time step the same time, also one with seconds: each hydrates what another has rendered', async () => {
    const Component = () => useNow(1000).toISOString();
    const htmlAt = async (now: number) => (await render({ Component }, { request: { page: testPage({ now }) } })).html;
    expect(await htmlAt(23_000)).toBe('1970-01-01T00:00:20.000Z');
    expect(await htmlAt(29_999)).toBe('1970-01-01T00:00:20.000Z');
    expect(await htmlAt(30_000)).toBe('1970-01-01T00:00:30.000Z');
  });

  it('does not reveal whether anyone is logged in on a shared response', async () => {
    const Component = () => <p>{String(useShared('user'))}</p>;
    expect((await render({ Component })).html).toBe('<p>undefined</p>');
    expect((await render({ Component }, { request: { cookie: 'session=1' } })).html).toBe('<p>null</p>');
  });

  it('marks the containers of child slots for the composition server', async () => {
    const { html } = await render({ Component: () => <Slot name="cart-widget" /> });
    expect(html).toBe('<div data-slot="cart-widget"><!--slot:cart-widget--></div>');
  });

  it('gives ids the name of the slot, so that two slots of a page never share one', async () => {
    const Component = () => <p id={useId()} />;
    expect((await render({ Component })).html).toMatch(/id="[^"]*header[^"]*"/);
  });

  it('awaits lazy components, without scripts, however large they are', async () => {
    const text = 'x'.repeat(50_000);
    const Late = lazy(async () => ({ default: () => <p>{text}</p> }));
    const { html } = await render({
      Component: () => (
        <Suspense fallback="väntar">
          <Late />
        </Suspense>
      ),
    });
    expect(html).toContain(`<p>${text}</p>`);
    expect(html).not.toMatch(/<script|<template|väntar/);
  });

  it('removes preload links of images before the fragment', async () => {
    const { html } = await render({ Component: () => <img src="/images/1" alt="" /> });
    expect(html).toBe('<img src="/images/1" alt=""/>');
  });

  it("forwards the shopper's cookie and the request id, and sends identical reads once", async () => {
    const requested: Request[] = [];
    await render(
      {
        load: async ({ api }) => Promise.all([api.call(contracts.getMe, {}), api.call(contracts.getMe, {})]),
        Component: Nothing,
      },
      {
        request: { cookie: 'session=1' },
        fetch: async (input, init) => {
          requested.push(new Request(input, init));
          return visitor(input, init);
        },
      },
    );
    expect(requested.map(({ url }) => url)).toEqual(['http://api.test/api/me']);
    expect(requested[0]?.headers.get('cookie')).toBe('session=1');
    expect(requested[0]?.headers.get('x-request-id')).toBe('r-1');
  });
});

describe('outcomes', () => {
  it('has status 404 for notFound(), in load and in render', async () => {
    const missing = { html: '', status: 404, error: null, redirect: null };
    expect(await render({ load: () => notFound(), Component: Nothing })).toMatchObject(missing);
    expect(await render({ Component: () => notFound() })).toMatchObject(missing);
  });

  it('has status 404 when load does not catch a 404 of the api', async () => {
    const fetch: Fetch = async () => Response.json({ error: 'Finns inte.', code: 'NOT_FOUND' }, { status: 404 });
    const result = await render({ load: ({ api }) => api.call(contracts.getMe, {}), Component: Nothing }, { fetch });
    expect(result).toMatchObject({ status: 404, error: null });
  });

  it('returns the redirect of load', async () => {
    const load = () => redirect('/se/p/1', { permanent: true });
    expect((await render({ load, Component: Nothing })).redirect).toEqual({ to: '/se/p/1', permanent: true });
  });

  it('[7.1-09][O7-38] turns X-Page-Redirect of any call of load into a redirect, even when load fails after it', async () => {
    const fetch: Fetch = async () => new Response('', { status: 404, headers: { 'X-Page-Redirect': 'Campaign:4619' } });
    const result = await render({ load: ({ api }) => api.call(contracts.getMe, {}), Component: Nothing }, { fetch });
    expect(result).toMatchObject({ redirect: { to: '/se/campaign/4619', permanent: false }, status: null });
  });

  it.each<[string, SlotDefinition<never>]>([
    ['load', { load: () => Promise.reject(new Error('broken')), Component: Nothing }],
    [
      'head',
      {
        head: () => {
          throw new Error('broken');
        },
        Component: Nothing,
      },
    ],
    [
      'render',
      {
        Component: () => {
          throw new Error('broken');
        },
      },
    ],
  ])('lets nothing escape when %s throws', async (_where, definition) => {
    const result = await render(definition);
    expect(result).toMatchObject({ html: '', data: null, status: null, redirect: null });
    expect(result.error?.message).toBe('broken');
    expect(result.error?.stack).toContain('Error: broken');
  });

  it('ends at its deadline although load never resolves', async () => {
    const controller = new AbortController();
    const load = () => {
      queueMicrotask(() => controller.abort(new Error('too late')));
      return new Promise<undefined>(() => {});
    };
    const result = await render({ load, Component: Nothing }, { signal: controller.signal });
    expect(result.error?.message).toBe('too late');
  });

  it('reports a slot that the release does not have', async () => {
    const result = await render({ Component: Nothing }, { request: { slot: 'footer' } });
    expect(result.error?.message).toContain('footer');
  });
});
