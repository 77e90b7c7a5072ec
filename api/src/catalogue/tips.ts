import type { NamedQuery } from '../db/named-query.ts';

/** Products in one slider of recommendations. */
const MAX_TIPS = 12;

const RELATED = `
select r.kind, r.related_id as id from product_relation r join listing l on l.product_id = r.related_id
where r.product_id = $1 and r.kind in ('boughtTogether', 'similar', 'accessory') order by r.kind, r.sort, r.related_id`;

/** Products of the same kind and about the same price, where no relation exists yet. */
const ALIKE = `
select l.product_id as id from product p join listing l on l.category_id = p.category_id
where p.id = $1 and l.product_id <> p.id and l.in_stock
order by abs(ln(1 + l.price_ore) - ln(1 + p.price_ore)) - ln(1 + greatest(l.popularity, 0)) / 4, l.product_id desc
limit ${MAX_TIPS}`;

/** Chosen successors, followed by products of the same kind and about the same price. */
const REPLACEMENTS = `
select r.related_id as id from product p join product_relation r on r.product_id = p.id and r.kind = 'replacement'
join listing l on l.product_id = r.related_id
where p.id = $1 and l.in_stock order by r.sort, r.related_id limit ${MAX_TIPS}`;

const IS_DISCONTINUED = 'select is_discontinued as "isDiscontinued" from product where id = $1 and not is_hidden';

export interface TipIds {
  boughtTogether: number[];
  similarProducts: number[];
  accessories: number[];
}

/** [7.6-11] Recommendations beside a product; only products that lists show as well. */
export async function readTips(named: NamedQuery, productId: number): Promise<TipIds> {
  const [related, alike] = await Promise.all([
    named<{ kind: string; id: number }>('tips', RELATED, [productId]),
    named<{ id: number }>('tips_alike', ALIKE, [productId]),
  ]);
  const ofKind = (kind: string): number[] =>
    related
      .filter((row) => row.kind === kind)
      .map(({ id }) => id)
      .slice(0, MAX_TIPS);
  const similar = ofKind('similar');
  return {
    boughtTogether: ofKind('boughtTogether'),
    similarProducts: similar.length > 0 ? similar : alike.map(({ id }) => id),
    accessories: ofKind('accessory'),
  };
}

/** [7.6-13] Replacements of a discontinued product; null when there is no such product. */
export async function readReplacements(named: NamedQuery, productId: number): Promise<number[] | null> {
  const [product] = await named<{ isDiscontinued: boolean }>('is_discontinued', IS_DISCONTINUED, [productId]);
  if (product === undefined) return null;
  if (!product.isDiscontinued) return [];
  const [chosen, alike] = await Promise.all([
    named<{ id: number }>('replacements', REPLACEMENTS, [productId]),
    named<{ id: number }>('tips_alike', ALIKE, [productId]),
  ]);
  return [...new Set([...chosen, ...alike].map(({ id }) => id))].slice(0, MAX_TIPS);
}
