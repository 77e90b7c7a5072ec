import { afterEach, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import fastifyStatic from '@fastify/static';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import { installServiceWorker } from './service-worker.ts';

let shell: TestShell | null = null;
afterEach(async () => {
  await shell?.close();
  shell = null;
});

it('is the release’s own, compared at every navigation, and may fetch from this origin only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  await writeFile(join(folder, 'sw.js'), 'self.a = 1;');
  const app = Fastify();
  await app.register(fastifyStatic, { root: folder, serve: false });
  const releases = { shell: { folder } } as ReleaseSet;
  installServiceWorker(app, { registry: { current: async () => releases }, isOn: true });
  const { statusCode, headers, body } = await app.inject('/sw.js');
  expect([statusCode, body]).toEqual([200, 'self.a = 1;']);
  expect(headers['content-type']).toContain('javascript');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  await app.close();
  await rm(folder, { recursive: true });
});

it('removes itself and its pages where they are switched off, and no page registers it', async () => {
  shell = await startTestShell({ config: { storesPages: false } });
  const { body, headers } = await shell.app.inject('/sw.js');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toContain('registration.unregister()');
  expect((await shell.app.inject('/se')).body).not.toContain('data-stores-pages');
});

it('is allowed to documents by an attribute', async () => {
  shell = await startTestShell();
  expect((await shell.app.inject('/se')).body).toContain(' data-stores-pages=""');
});
