import type { CategoryTile as Tile } from '@shop/contracts';
import { formatWholeNumber } from '@shop/domain/money';
import { href } from '@shop/platform';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { CategoryTile } from './category-tile.tsx';
import classes from './category-tiles.module.css';

/** Where 'Se alla kategorier' of a section leads. */
export const ALL_CATEGORIES_ID = 'sektionens-kategorier';

const countText = (count: number): string => `${formatWholeNumber(count)} ${count === 1 ? 'produkt' : 'produkter'}`;

export interface AllCategoriesProps {
  readonly sectionName: string;
  readonly tiles: readonly Tile[];
}

/** [7.6-21][7.6-24] Every category of a section, with a product of it and how many there are. */
export function AllCategories({ sectionName, tiles }: AllCategoriesProps) {
  if (tiles.length === 0) return null;
  const heading = `Alla kategorier i ${sectionName}`;
  return (
    <section id={ALL_CATEGORIES_ID} aria-label={heading} tabIndex={-1} className={classes.target}>
      <SectionHeading className={classes.heading}>{heading}</SectionHeading>
      <ul role="list" className={classes.grid}>
        {tiles.map(({ category, product }) => (
          <li key={category.id}>
            <CategoryTile
              name={category.seoName || category.name}
              to={href('category', { id: category.id, name: category.name })}
              previewUrl={product?.previewUrl ?? null}
              picture="beside"
              note={countText(category.productCount)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
