import { describe, expect, it } from '@jest/globals';
import { contentLink } from './content-link.ts';

describe('links in content', () => {
  it.each(['/se-sv/kundservice', '/dk-da/om', '/fi-fi/om?x=1'])(
    '[2.2-30] [2.2-31] [2.2-32] %s goes to the classic host',
    (link) => {
      expect(contentLink(link, 'klassisk.example')).toBe(`https://klassisk.example${link}`);
    },
  );

  it('[O2.2-06] tries what remains of a legacy link here when there is no classic host', () => {
    expect(contentLink('/se-sv/info/9-leverans', null)).toBe('/se/info/9-leverans');
    expect(contentLink('/dk-da', null)).toBe('/se');
  });

  it('[2.2-33] other internal links get the region, once', () => {
    expect(contentLink('/info/6-medlem', null)).toBe('/se/info/6-medlem');
    expect(contentLink('/se/info/6', null)).toBe('/se/info/6');
    expect(contentLink('/se?f=1', null)).toBe('/se?f=1');
    expect(contentLink('/search/se', null)).toBe('/se/search/se');
    expect(contentLink('/', null)).toBe('/se');
    expect(contentLink('/polarsten-cto', null)).toBe('/se/polarsten-cto');
  });

  it('leaves files, anchors and other sites alone', () => {
    const same = ['/images/product/7', '#retur', 'https://konsument.example/a', 'mailto:a@b.example', 'tel:+4631380'];
    expect(same.map((link) => contentLink(link, null))).toEqual(same);
  });
});
