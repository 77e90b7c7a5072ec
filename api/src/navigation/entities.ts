import type { Category } from '@shop/contracts/api/discovery';
import { href } from '@shop/contracts/routing';
import type { NamedQuery } from '../db/named-query.ts';
import { previewUrl } from '../catalogue/image-urls.ts';
import { categoryPath } from '../discovery/category-nodes.ts';
import type { CategoryRow, Reference } from '../discovery/reference.ts';
import type { SearchPort } from '../discovery/search-port.ts';

const TEXTS = `
select c.meta_title as "metaTitle", c.meta_description as "metaDescription", c.description
from category c where c.id = $1`;

interface TextsRow extends Record<string, unknown> {
  metaTitle: string | null;
  metaDescription: string | null;
  description: string;
}

const crumb = ({ id, name }: CategoryRow) => ({ title: name, path: href('category', { id, name }) });

/** A category's texts, its path in the tree, and its children with an image of their best product [O7-21]. */
export async function readCategory(
  { named, search }: { named: NamedQuery; search: SearchPort },
  reference: Reference,
  id: number,
): Promise<Category | null> {
  const row = reference.categories.get(id);
  const [texts] = await named<TextsRow>('category', TEXTS, [id]);
  if (row === undefined || texts === undefined) return null;
  const children = reference.children.get(id) ?? [];
  const pictures = await search.bestProducts(
    children.map((child) => child.id),
    null,
  );
  const path = categoryPath(reference, id);
  const parent = path.at(-2);
  const section = { id: row.sectionId, name: row.sectionName };
  return {
    id,
    name: row.name,
    seoName: row.seoName,
    metaTitle: texts.metaTitle,
    metaDescription: texts.metaDescription,
    description: texts.description,
    icon: row.icon,
    level: row.level,
    parent: parent === undefined ? null : { id: parent.id, name: parent.name },
    section,
    breadcrumbs: [{ title: section.name, path: href('section', section) }, ...path.map(crumb)],
    children: children.map((child) => {
      const pictured = pictures.get(child.id);
      return {
        id: child.id,
        name: child.name,
        icon: child.icon,
        productCount: child.productCount,
        previewUrl: pictured === undefined ? null : previewUrl(pictured),
      };
    }),
  };
}

const MANUFACTURER = `
select m.id, m.name, m.meta_title as "metaTitle", m.description,
  (select count(*)::int from listing l where l.manufacturer_id = m.id) as "productCount"
from manufacturer m where m.id = $1`;

interface ManufacturerRow extends Record<string, unknown> {
  id: number;
  name: string;
  metaTitle: string | null;
  description: string;
  productCount: number;
}

export async function readManufacturer(named: NamedQuery, id: number): Promise<ManufacturerRow | null> {
  const [row] = await named<ManufacturerRow>('manufacturer', MANUFACTURER, [id]);
  return row ?? null;
}

const SECTION = `select id, name, meta_title as "metaTitle", description, color, icon from section where id = $1`;

interface SectionRow extends Record<string, unknown> {
  id: number;
  name: string;
  metaTitle: string | null;
  description: string;
  color: string;
  icon: string;
}

export async function readSection(named: NamedQuery, id: number): Promise<SectionRow | null> {
  const [row] = await named<SectionRow>('section', SECTION, [id]);
  return row ?? null;
}

const MANUFACTURER_COUNTS = `
select c.id, count(*)::int as count from listing l cross join unnest(l.cats) as c(id) where l.manufacturer_id = $1 group by c.id`;

/** Number of a manufacturer's products in each category [7.6-25]. */
export const manufacturerCounts = (
  named: NamedQuery,
  manufacturerId: number,
): Promise<{ id: number; count: number }[]> =>
  named<{ id: number; count: number }>('manufacturer_counts', MANUFACTURER_COUNTS, [manufacturerId]);
