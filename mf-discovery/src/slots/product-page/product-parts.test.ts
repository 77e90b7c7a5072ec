import { href } from '@shop/contracts/routing';
import { describe, expect, it } from '@jest/globals';
import { fullProduct } from '../../testing/products.ts';
import { productHead } from './product-head.ts';
import { readZipCode } from './read-zip-code.ts';

const NOW = new Date('2026-03-12T10:00:00Z');

describe('productHead', () => {
  it('[2.2-47][O2.2-09] titles the page by name and the second segment of the category tree', () => {
    expect(productHead(fullProduct(), href, NOW).title).toBe('Klackverk Ton 80 - Tangentbord');
  });

  it.each([
    [{}, 'InStock'],
    [{ stock: { supplier: 2 } }, 'BackOrder'],
    [{ stock: {} }, 'OutOfStock'],
    [{ stock: {}, discontinued: true }, 'Discontinued'],
    [{ release: { timestamp: NOW.getTime() / 1000 + 60 } }, 'PreOrder'],
  ])('tells search engines about %j: %s', (changes, availability) => {
    const [product] = productHead(fullProduct(changes), href, NOW).jsonLd ?? [];
    expect(product).toMatchObject({
      '@type': 'Product',
      sku: 'KLA-7',
      offers: { price: '699.00', priceCurrency: 'SEK', availability: `https://schema.org/${availability}` },
      aggregateRating: { ratingValue: 4, reviewCount: 12 },
    });
  });

  it('ends the breadcrumbs with the product', () => {
    expect(productHead(fullProduct(), href, NOW).breadcrumbs?.map(({ title }) => title)).toEqual([
      'Gaming',
      'Klackverk Ton 80',
    ]);
  });
});

describe('readZipCode', () => {
  it.each([
    ['111 20', '11120'],
    [' 41114 ', '41114'],
    ['01234', null],
    ['1112', null],
    ['abcde', null],
  ])('reads %j as %j', (text, zipCode) => {
    expect(readZipCode(text)).toBe(zipCode);
  });
});
