import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { SlotDescription } from '@shop/contracts/slot-description';
import type { RemoteName } from '@shop/contracts/slots';
import { checkDescriptions } from './check-descriptions.ts';
import { claimFor, disclaim, readClaims } from './claims.ts';
import { createFolderStore } from './folder-store.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'claims-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const slotsOf = (slots: Record<string, SlotDescription>) =>
  Object.fromEntries(Object.entries(slots).map(([slot, about]) => [slot, { js: [], css: [], about }]));
const page = (...paths: string[]): SlotDescription => ({ routes: { lost: { paths } } });
const release = (name: RemoteName, slots: Record<string, SlotDescription>) => ({ name, slots: slotsOf(slots) });
const form = (path: string): SlotDescription => ({
  forms: [{ path, call: 'lost', fields: {}, body: {}, note: 'lost', readAt: '/se/lost' }],
});

describe('claims', () => {
  it('belong to the remote that made them first, pages and forms alike', async () => {
    const store = createFolderStore(folder);
    await claimFor(store, release('mf-lost', { 'lost-page': page('lost-and-found/:id') }));
    await claimFor(
      store,
      release('mf-lost', { 'lost-page': page('lost-and-found'), 'lost-box': form('lost-box/send') }),
    );
    expect((await readClaims(store)).claims).toEqual({
      schema: 1,
      paths: { 'lost-and-found': 'mf-lost', 'lost-box': 'mf-lost' },
      slots: { 'lost-page': 'mf-lost', 'lost-box': 'mf-lost' },
    });
    await expect(claimFor(store, release('mf-other', { 'other-page': page('lost-and-found/x') }))).rejects.toThrow(
      'URLs below /se/lost-and-found belong to mf-lost, which claimed them first',
    );
    await expect(claimFor(store, release('mf-other', { 'other-page': form('lost-box') }))).rejects.toThrow('lost-box');
    await expect(claimFor(store, release('mf-other', { 'lost-page': {} }))).rejects.toThrow('The slot lost-page');
  });

  it('go to one of two that claim at once', async () => {
    const store = createFolderStore(folder);
    const results = await Promise.allSettled(
      (['mf-a', 'mf-b'] as const).map((name) => claimFor(store, release(name, { [`${name}-page`]: page('lost') }))),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('can be given free by their owner alone', async () => {
    const store = createFolderStore(folder);
    const own = release('mf-lost', { 'lost-page': page('lost') });
    await claimFor(store, own);
    await expect(disclaim(store, 'mf-other', 'lost')).rejects.toThrow('mf-other has not claimed lost');
    await disclaim(store, 'mf-lost', 'lost');
    await claimFor(store, release('mf-other', { 'other-page': page('lost') }));
    await expect(claimFor(store, own)).rejects.toThrow('mf-other');
  });
});

describe('checkDescriptions', () => {
  const reasons = (name: RemoteName, slots: Record<string, SlotDescription>) =>
    checkDescriptions({ slots: slotsOf(slots) }, name);

  it.each([
    'api',
    'admin',
    'assets',
    'healthz',
    'readyz',
    'metrics',
    'images',
    'img',
    'files',
    'mf-override',
    'styleguide',
  ])('refuses /se/%s, which is the shop’s own', (segment) => {
    expect(reasons('mf-lost', { 'lost-page': page(`${segment}/x`) })).toEqual([
      `URLs below /se/${segment} belong to the shop itself`,
    ]);
  });

  it.each([
    ['product/:id/lost', 'mf-discovery'],
    ['checkout/lost', 'mf-cart-checkout'],
    ['info/lost/x', 'mf-content'],
    ['varukorg', 'mf-cart-checkout'],
    ['logga-in/x', 'mf-member'],
  ])('refuses %s, which is %s’s by the table', (path, owner) => {
    const segment = path.split('/')[0];
    expect(reasons('mf-lost', { 'lost-page': page(path) })).toEqual([`URLs below /se/${segment} belong to ${owner}`]);
    expect(reasons('mf-lost', { 'lost-box': form(path.replaceAll(':', '')) })).toHaveLength(1);
  });

  it('lets a remote add to what is its own by the table', () => {
    expect(reasons('mf-content', { 'info-page': {}, 'wall-page': page('info/wall/of/fame') })).toEqual([]);
  });

  it('refuses a slot of another remote, and what is named twice', () => {
    expect(reasons('mf-lost', { footer: {} })).toEqual(['The slot footer belongs to mf-content']);
    expect(reasons('mf-lost', { 'a-page': page('lost'), 'b-page': page('lost') })).toEqual([
      'Two slots have a route named lost',
      'The path lost is named twice',
    ]);
  });

  it('refuses a place that cannot be', () => {
    expect(reasons('mf-lost', { 'a-page': { ...page('lost'), area: 'footer' } })).toHaveLength(1);
    expect(reasons('mf-lost', { box: { area: 'left' } })).toHaveLength(1);
    expect(reasons('mf-lost', { box: { area: 'usp', columns: ['list'] } })).toHaveLength(1);
  });
});
