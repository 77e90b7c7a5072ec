import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { createShellLogger } from '../monitoring/logging.ts';
import type { TestShell } from '../testing/test-shell.ts';
import { shellPerTest } from '../testing/shell-per-test.ts';

const { get, start } = shellPerTest();

const raw = (address: ReturnType<TestShell['app']['server']['address']>, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    if (typeof address !== 'object' || address === null) throw new Error('not listening');
    let text = '';
    const socket = connect(address.port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });

describe('ambiguous URLs', () => {
  it.each([
    '/admin/%2e%2e/metrics',
    '/admin/../metrics',
    '/admin/.%2e/readyz',
    '/admin/x/..%2f..%2fmetrics',
    '/admin//../me',
  ])('[F13] never reach the api through /admin: %s', async (url) => {
    const seen: string[] = [];
    const { app } = await start({
      api: (request) => {
        seen.push(request.url);
        return { body: 'http_requests_total' };
      },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    // Sent raw, since clients normalise URLs.
    const text = await raw(app.server.address(), `GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 404 /);
    expect(text).not.toContain('http_requests_total');
    expect(seen.filter((path) => !path.startsWith('/api/'))).toEqual([]);
  });

  it('[F13] do not affect pages of /admin and their queries', async () => {
    await start({ api: ({ url }) => ({ body: url }) });
    expect((await get('/admin/orders?search=a%2Fb')).json()).toBe('/admin/orders?search=a%2Fb');
  });

  it.each(['//[', '//a:b:c', '//:99999', '//evil.example/se', '/se/../x', '/se/%2e%2e/x', '/se/a%00b'])(
    '[F4] [2.2-01] are the shop’s own 404: %s',
    async (url) => {
      const lines: string[] = [];
      await start({ logger: createShellLogger({ logLevel: 'warn' }, { write: (line) => void lines.push(line) }) });
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('lang="sv"');
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      expect(response.headers['content-security-policy']).toBeDefined();
      expect(response.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
      expect(lines.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([]);
    },
  );

  it.each(['/%E0%A4%A', '/se/x%', '//%'])(
    '[F4] are 400 with the shop’s page where they are no URL: %s',
    async (url) => {
      await start();
      const response = await get(url);
      expect([400, 404]).toContain(response.statusCode);
      expect(response.body).toContain('lang="sv"');
      expect(response.body).not.toContain('FST_');
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      expect(response.headers['content-security-policy']).toBeDefined();
      expect(response.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    },
  );

  it('[F4] are refused for programs in the api’s format', async () => {
    await start();
    const response = await get('/api/%E0%A4%A');
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { code: 'BAD_REQUEST', error: 'Begäran kunde inte läsas.', requestId: response.headers['x-request-id'] },
    ]);
  });

  it('[F4] like unsupported methods are refused in Swedish', async () => {
    const { app } = await start();
    const response = await app.inject({ method: 'POST', url: '/mf-override' });
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('Sidan kunde inte hittas');
    expect(response.body).not.toContain('Route');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it('[F4] and invalid HTTP, too', async () => {
    const { app } = await start();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const text = await raw(app.server.address(), 'HELLO\r\n\r\n');
    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(text).toMatch(/x-content-type-options: nosniff/i);
    expect(text).toContain('lang="sv"');
  });
});
