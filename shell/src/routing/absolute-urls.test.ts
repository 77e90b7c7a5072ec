import { describe, expect, it } from '@jest/globals';
import { absoluteUrls } from './absolute-urls.ts';

describe('absoluteUrls', () => {
  it('makes URLs absolute at any depth, and changes nothing else', () => {
    const data = {
      '@type': 'Product',
      name: '/inte en adress',
      image: ['/images/product/7', 'https://annan.test/bild'],
      offers: { url: '/se/product/7', price: 699 },
      itemListElement: [{ item: '/se', position: 1 }],
    };
    expect(absoluteUrls(data, 'https://shop.test')).toEqual({
      '@type': 'Product',
      name: '/inte en adress',
      image: ['https://shop.test/images/product/7', 'https://annan.test/bild'],
      offers: { url: 'https://shop.test/se/product/7', price: 699 },
      itemListElement: [{ item: 'https://shop.test/se', position: 1 }],
    });
  });
});
