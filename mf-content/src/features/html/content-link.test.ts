import { describe, expect, it } from '@jest/globals';
import { contentLink } from './content-link.ts';

describe('links in content', () => {
  it.each([
    ['[2.2-30]', '/se-sv/kundservice'],
    ['[2.2-31]', '/dk-da/om'],
    ['[2.2-32]', '/fi-fi/om?x=1'],
  ])('%s legacy links go to the classic host', (_id, link) => {
    expect(contentLink(link, 'klassisk.example')).toBe(`https://klassisk.example${link}`);
  });

  it('tries what remains of a legacy link here when there is no classic host', () => {
    expect(contentLink('/se-sv/info/9-leverans')).toBe('/se/info/9-leverans');
    expect(contentLink('/dk-da')).toBe('/se');
  });

  it('[2.2-33] other internal links get the region, once', () => {
    expect(contentLink('/info/6-medlem')).toBe('/se/info/6-medlem');
    expect(contentLink('/se/info/6')).toBe('/se/info/6');
    expect(contentLink('/se?f=1')).toBe('/se?f=1');
    expect(contentLink('/search/se')).toBe('/se/search/se');
    expect(contentLink('/')).toBe('/se');
    expect(contentLink('/polarsten-cto')).toBeNull();
  });

  it('leaves files, anchors and other sites alone', () => {
    const same = ['/images/product/7', '#retur', 'https://konsument.example/a', 'mailto:a@b.example', 'tel:+4631380'];
    expect(same.map((link) => contentLink(link))).toEqual(same);
  });
});
