import type { RenderResult } from '@shop/contracts/rendering';
import type { Endpoint } from '@shop/contracts/endpoint';
import * as api from '@shop/contracts/api/index';
import { isApiError } from '@shop/platform/api-error';
import { createServerBundle } from '@shop/platform/server-bundle';
import type { AnySlotModule, SlotModule } from '@shop/platform/types';
import type { RenderOptions } from './render-slot.tsx';
import type { FakeApi } from './test-api.ts';
import { testPage, testRoute } from './test-page.ts';

const API_BASE = 'http://api.test/api/';

const ENDPOINTS = (Object.values(api) as unknown[]).filter(
  (value): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
);

const matchPath = (pattern: string, path: string): Record<string, string> | null => {
  const shape = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  const groups = shape.exec(path)?.groups;
  return shape.test(path)
    ? Object.fromEntries(Object.entries(groups ?? {}).map(([key, text]) => [key, decodeURIComponent(text)]))
    : null;
};

const respondWith =
  (handlers: FakeApi): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const path = url.pathname.slice(new URL(API_BASE).pathname.length);
    // Literal paths before those with parameters, as the api's router has it.
    const found = ENDPOINTS.filter(({ method }) => method === request.method)
      .sort((a, b) => a.path.split(':').length - b.path.split(':').length)
      .map((endpoint) => ({
        handler: handlers[`${endpoint.method} ${endpoint.path}`],
        params: matchPath(endpoint.path, path),
      }))
      .find(({ handler, params }) => handler && params);
    if (!found?.handler || !found.params) throw new Error(`The test has no answer for ${request.method} ${path}`);
    const text = await request.text();
    const query = Object.fromEntries(url.searchParams);
    try {
      return Response.json(
        await found.handler({ params: found.params, query, body: text ? JSON.parse(text) : undefined }),
      );
    } catch (error) {
      if (isApiError(error)) return Response.json(error.response, { status: error.status });
      throw error;
    }
  };

/**
 * The composition server's result for a slot: HTML, head, status, redirect. Responses of the api pass the real client.
 * Use it in a test file of its own, without a DOM: React warns when two renderers share a context.
 */
export const renderSlotOnServer = <Data>(
  module: SlotModule<Data>,
  options: RenderOptions & { cookie?: string } = {},
): Promise<RenderResult> => {
  const slot = options.slot ?? 'header';
  const route = testRoute({ ...options.page?.route, ...options.route });
  const bundle = createServerBundle({ [slot]: async () => ({ default: module as unknown as AnySlotModule }) });
  const page = testPage({ ...options.page, route });
  return bundle.render(
    { slot, page, apiBase: API_BASE, cookie: options.cookie ?? null, requestId: 'test' },
    { signal: new AbortController().signal, fetch: respondWith(options.api ?? {}) },
  );
};
