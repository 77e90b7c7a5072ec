import { getPartFacts } from '@shop/contracts/api/compatibility';
import { FIT_LABELS, KIND_LABEL } from '@shop/domain/part-facts';
import type { Feature } from '../feature.ts';
import { route } from '../http/route.ts';

/** Components only: a product without the row that says what kind it is has nothing to fit. */
const PARTS = `
select p.id as "productId", p.main_title as name, f.facts
from product p
cross join lateral (
  select json_agg(r) as facts, bool_or(r->>'label' = $3) as "isPart"
  from jsonb_array_elements(p.specifications) g, jsonb_array_elements(g->'rows') r
  where r->>'label' = any($2::text[])
) f
where p.id = any($1::int[]) and not p.is_hidden and f."isPart"
order by p.id`;

interface PartRow extends Record<string, unknown> {
  productId: number;
  name: string;
  facts: { label: string; value: string }[];
}

/** The facts by which the browser tells what fits the shopper's own computer, which never leaves it. */
export const registerCompatibility: Feature = (app, { named }) => {
  route(app, getPartFacts, async ({ params }) => {
    const ids = [...new Set(params.products.split(',').map(Number))];
    const parts = await named<PartRow>('part-facts', PARTS, [ids, [...FIT_LABELS], KIND_LABEL]);
    return { data: { parts } };
  });
};
