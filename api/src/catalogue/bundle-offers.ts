import type { WholeSummary } from '@shop/contracts/api/product';
import { oreToKronor } from '@shop/domain/money';
import type { PassChecker } from '../cart/unit-price.ts';
import type { NamedQuery } from '../db/named-query.ts';
import { vatInside } from './price.ts';
import type { PricePasses } from './price-pass.ts';
import type { Products } from './products.ts';

/** A bundle is a suggestion, not another list. */
const MAX_OFFERS = 4;

const OFFERS = `
select r.related_id as id, p.vat_per_mille as "vatPerMille", r.offer_price_ore as "offerOre", r.offer_ends_at as "endsAt"
from product_relation r join product p on p.id = r.related_id join listing l on l.product_id = r.related_id
where r.product_id = $1 and r.kind = 'bundle' and l.in_stock
order by r.sort, r.related_id limit ${MAX_OFFERS}`;

interface OfferRow extends Record<string, unknown> {
  id: number;
  vatPerMille: number;
  offerOre: number | null;
  endsAt: Date | null;
}

/**
 * The card of a bundled product: the offer's price with the pass that gives it in a cart; the ordinary price is for
 * comparison.
 */
function atOfferPrice(
  product: WholeSummary,
  { vatPerMille }: OfferRow,
  offer: { readonly priceOre: number; readonly expiresAt: Date },
  passes: PricePasses,
): WholeSummary {
  const price = oreToKronor(offer.priceOre);
  return {
    ...product,
    price: {
      ...product.price,
      price,
      vat: oreToKronor(vatInside(offer.priceOre, vatPerMille)),
      pass: passes.issue({ productId: product.id, ...offer }),
      startAt: null,
      flashSale: false,
      nearlyOver: false,
      type: 'priceList',
    },
    regularPrice: { price: product.unitPrice },
    lowestPrice: null,
    levelOnePrice: null,
    unitPrice: price,
  };
}

/**
 * [7.6-12], [3-111] Products that are sold together with a product. An offer that has ended, or is no longer below
 * the ordinary price, does not count: its product has the ordinary price.
 */
export async function readBundleOffers(
  { named, products, passes, now }: { named: NamedQuery; products: Products; passes: PassChecker; now: Date },
  productId: number,
): Promise<{ isBundle: boolean; products: WholeSummary[] }> {
  const rows = await named<OfferRow>('bundle_offers', OFFERS, [productId]);
  const byId = new Map((await products.summaries(rows.map(({ id }) => id))).map((each) => [each.id, each]));
  let isBundle = false;
  const shown = rows.flatMap((row): WholeSummary[] => {
    const product = byId.get(row.id);
    if (product === undefined) return [];
    const { offerOre: priceOre, endsAt: expiresAt } = row;
    const lasts = priceOre !== null && expiresAt !== null && expiresAt > now;
    if (!lasts || oreToKronor(priceOre) >= product.unitPrice) return [product];
    isBundle = true;
    return [atOfferPrice(product, row, { priceOre, expiresAt }, passes.offer(productId))];
  });
  return { isBundle, products: shown };
}
