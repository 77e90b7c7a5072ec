import { testProduct } from '@shop/testing/test-product';
import { describe, expect, it } from '@jest/globals';
import { packProduct } from './pack-product.ts';
import { unpackProduct } from './packed-products.ts';

const plain = testProduct({});
const unusual = testProduct({
  splashes: [{ text: 'Storsäljare', color: '#c2255c' }],
  discontinued: true,
  reviewCount: 7,
  averageRating: { rating: 4.5, ratingType: 'averageRating' },
  statusCodes: [3],
});
const marked = testProduct({
  name: 'Nattugglan Lykta 55 smart lampa, svart',
  mainTitle: 'Nattugglan Lykta 55',
  subTitle: 'Smart lampa · E27',
  energyMarking: {
    rating: 'G',
    scale: 'A',
    manufacturer: 'Nattugglan',
    itemCode: 'L55',
    labelImageUrl: null,
    labelContent: null,
    productSheetContent: 'Blad',
  },
});
const reduced = testProduct({ regularPrice: { price: 999 }, price: { ...plain.price, startAt: 1_782_674_154 } });

describe('a packed product', () => {
  it.each([plain, unusual, reduced, marked])(
    'is the same once it is unpacked, less what a slider does not show',
    (product) => {
      const { id, name, mainTitle, subTitle, previewUrl, splashes, averageRating, reviewCount, regularPrice } = product;
      expect(unpackProduct(JSON.parse(JSON.stringify(packProduct(product))))).toMatchObject({
        id,
        name,
        mainTitle,
        subTitle,
        previewUrl,
        splashes,
        averageRating,
        reviewCount,
        regularPrice,
        price: { ...product.price, pass: null },
        stock: {},
        insurance: null,
        discontinued: product.discontinued,
        statusCodes: product.statusCodes,
        energyMarking: product.energyMarking && { ...product.energyMarking, productSheetContent: '' },
      });
    },
  );

  it('leaves out what is as usual', () => {
    const packed = packProduct(plain);
    for (const name of ['discontinued', 'splashes', 'reviewHighlights', 'energyMarking', 'manufacturer'])
      expect(packed).not.toHaveProperty(name);
    expect(packed.price).toEqual({ price: plain.price.price });
    expect(packProduct(marked)).not.toHaveProperty('mainTitle');
    expect(packProduct(marked).energyMarking).toEqual({ rating: 'G', manufacturer: 'Nattugglan', itemCode: 'L55' });
    expect(packProduct(unusual)).toMatchObject({ discontinued: true, reviewCount: 7, statusCodes: [3] });
  });
});
