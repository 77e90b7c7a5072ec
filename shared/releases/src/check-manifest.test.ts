import { describe, expect, it } from '@jest/globals';
import type { ReleaseManifest } from '@shop/contracts/rendering';
import { checkManifest } from './check-manifest.ts';
import { neededSlots } from './needed-slots.ts';

const files = { js: [], css: [] };
const manifest: ReleaseManifest = {
  name: 'mf-header',
  version: '1',
  commit: null,
  platform: '^1.2.0',
  entry: 'entry.js',
  slots: { header: files, 'side-menu': files },
  integrity: {},
  server: 'server/server.mjs',
  serverIntegrity: 'sha384-a',
};

describe('checkManifest', () => {
  it.each([
    ['1.2.0', true],
    ['1.9.3', true],
    ['1.1.9', false],
    ['2.0.0', false],
  ])('with Platform %s a release that needs ^1.2.0 fits: %s', (platform, fits) => {
    expect(checkManifest(manifest, 'mf-header', null, platform)).toHaveLength(fits ? 0 : 1);
  });

  it.each([
    [undefined, true],
    [{}, true],
    [{ '@shop/contracts': '1.0.0', '@shop/ui': '1.9.0' }, true],
    [{ '@shop/elsewhere': '7.0.0' }, true],
    [{ '@shop/contracts': '2.0.0' }, false],
    [{ '@shop/ui': '0.9.0' }, false],
    [{ '@shop/ui': 'whatever' }, false],
  ])('a release that was built with %j fits a shop of contracts 1.3.0 and ui 1.0.0: %s', (builtWith, fits) => {
    const packages = { '@shop/contracts': '1.3.0', '@shop/ui': '1.0.0' };
    const release = { ...manifest, builtWith };
    expect(checkManifest(release, 'mf-header', null, '1.2.0', packages)).toHaveLength(fits ? 0 : 1);
  });

  it('refuses a range that says nothing', () => {
    expect(checkManifest({ ...manifest, platform: 'whatever' }, 'mf-header', null, '1.2.0')).toHaveLength(1);
  });

  it('refuses the loss of a slot that pages need', () => {
    const less = { ...manifest, slots: { header: files } };
    expect(checkManifest(less, 'mf-header', manifest, '1.2.0')).toEqual([expect.stringContaining('side-menu')]);
    // What was never there breaks nothing that works.
    expect(checkManifest(less, 'mf-header', less, '1.2.0')).toEqual([]);
  });

  it('refuses events that this shop knows otherwise', () => {
    const emits = { 'cart.add': { type: 'object', properties: { productId: { type: 'string' } }, required: [] } };
    const other = { ...manifest, events: { emits, hears: {} } };
    expect(checkManifest(other, 'mf-header', null, '1.2.0')).toEqual([expect.stringContaining('cart.add')]);
  });

  it('refuses another remote’s release', () => {
    expect(checkManifest(manifest, 'mf-content', null, '1.2.0')[0]).toContain('of mf-header, not of mf-content');
  });
});

it('the layout’s and the routes’ slots are needed', () => {
  expect(neededSlots('mf-header')).toEqual(['header', 'side-menu']);
  expect(neededSlots('mf-discovery')).toContain('product-page');
  expect(neededSlots('mf-cart-checkout')).toContain('cart-widget');
});
