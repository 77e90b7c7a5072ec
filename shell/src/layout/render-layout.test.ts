import { FORMER_DESCRIPTIONS } from '@shop/releases';
import { matchUrl } from '@shop/contracts/routing';
import { describe, expect, it } from '@jest/globals';
import { renderLayout, type LayoutInput } from './render-layout.tsx';

const layout = (url: string, input: Partial<LayoutInput> = {}): string => {
  const { route } = matchUrl(url);
  if (!route) throw new Error(`${url} has no route`);
  const plain = { head: null, status: 200, isForeignRegion: false, takeover: null, slots: {} };
  return renderLayout({ route, about: FORMER_DESCRIPTIONS, ...plain, ...input });
};

const crumbs = (title: string) => ({ title: '', breadcrumbs: [{ title, path: '/se/category/1' }] });
const SLOTS = { header: '', 'product-page': '' };

describe('renderLayout', () => {
  it('[2.3-01] marks the container of each rendered slot', () => {
    const html = layout('/se/product/5', { slots: SLOTS });
    expect([...html.matchAll(/<!--slot:([a-z-]+)-->/g)].map(([, slot]) => slot)).toEqual(['header', 'product-page']);
  });

  it('gives no page the layout of another one', () => {
    const first = layout('/se/product/5', { slots: SLOTS, head: crumbs('Möss') });
    expect(first).toContain('Möss');
    const others = [
      layout('/se/product/6', { slots: SLOTS, head: crumbs('Tangentbord') }),
      layout('/se/product/5', { slots: { ...SLOTS, header: null }, head: crumbs('Möss') }),
      layout('/se/product/5', { slots: SLOTS, head: crumbs('Möss'), isForeignRegion: true }),
      layout('/se/product/5', { slots: SLOTS, head: crumbs('Möss'), status: 404 }),
      layout('/se/product/5', { slots: SLOTS, head: crumbs('Möss'), status: 503 }),
      layout('/se/product/7', { slots: SLOTS, head: crumbs('Möss'), status: 503 }),
    ];
    expect(new Set([first, ...others]).size).toBe(others.length + 1);
    expect(layout('/se/product/7', { slots: SLOTS, head: crumbs('Möss') })).toBe(first);
  });

  it('links from an error to the URL that failed', () => {
    layout('/se/product/5', { status: 503 });
    expect(layout('/se/product/7', { status: 503 })).toContain('href="/se/product/7"');
  });
});
