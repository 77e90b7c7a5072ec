import { getAdminProductChoices } from '@shop/contracts/api/admin';
import { asc, sql } from 'drizzle-orm';
import { shippingMethod } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { IS_SHELF } from './product-shelf.ts';
import { staffRoute } from './staff-route.ts';

interface CategoryRow extends Record<string, unknown> {
  id: number;
  path: string;
  isShelf: boolean;
}

/** The choices in the form of a product [O6-04]. */
export const registerAdminProductChoices: Feature = (app, { db, imageSource }) => {
  staffRoute(app, getAdminProductChoices, async () => {
    const [categories, deliveryMethods] = await Promise.all([
      db.execute<CategoryRow>(sql`
        with recursive tree as (
          select c.id, s.name || '/' || c.name as path from category c join section s on s.id = c.section_id
          where c.parent_id is null
          union all
          select c.id, t.path || '/' || c.name from category c join tree t on t.id = c.parent_id
        )
        select c.id, t.path, ${IS_SHELF} as "isShelf" from tree t join category c on c.id = t.id order by t.path, c.id`),
      db
        .select({ id: shippingMethod.id, name: shippingMethod.name })
        .from(shippingMethod)
        .orderBy(asc(shippingMethod.id)),
    ]);
    return { data: { categories: categories.rows, archetypes: imageSource.drawings.toSorted(), deliveryMethods } };
  });
};
