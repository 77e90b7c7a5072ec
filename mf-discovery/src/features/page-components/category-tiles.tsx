import { href, usePlatform, useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { useText } from '../texts/use-text.ts';
import { ALL_CATEGORIES_ID } from './all-categories.tsx';
import { CategoryTile } from './category-tile.tsx';
import classes from './category-tiles.module.css';
import { type Tile, tileLink, tileName } from './tile-link.ts';

/** [9-76] Maximum number of tiles in a group. */
const MAX_TILES = 8;

export interface PopularCategoriesProps {
  readonly heading: string;
  readonly categories: readonly Tile[];
  /** Null on the start page. */
  readonly section: { readonly id: number; readonly name: string } | null;
}

/** [2.11-17..21] Popular categories, each with a product of it. */
export function PopularCategories({ heading, categories, section }: PopularCategoriesProps) {
  if (categories.length === 0) return null;
  return (
    <section aria-label={heading}>
      <SectionHeading className={classes.heading} action={<AllCategoriesLink section={section} />}>
        {heading}
      </SectionHeading>
      <ul role="list" className={classes.grid}>
        {categories.slice(0, MAX_TILES).map((tile) => (
          <li key={tile.id}>
            <CategoryTile
              name={tileName(tile)}
              to={tileLink(tile, href)}
              previewUrl={tile.previewUrl}
              picture="beside"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** [2.11-19][O2.11-07] To all categories of the section; on the start page to those of the menu. */
function AllCategoriesLink({ section }: Pick<PopularCategoriesProps, 'section'>) {
  const text = useText()('COMPONENT.ALL_CATEGORIES', 'Se alla kategorier');
  return section === null ? (
    <MenuOpener text={text} />
  ) : (
    <TextLink href={`${href('section', section)}#${ALL_CATEGORIES_ID}`} variant="strong">
      {text}
    </TextLink>
  );
}

/** [2.11-19] Opens the menu, and says by the page's nav state [3-84] whether it is open or could not be loaded. */
function MenuOpener({ text }: { readonly text: string }) {
  const { bus } = usePlatform();
  const { status, msg, burgerOpen } = useShared('nav').menu;
  return (
    <>
      {status === -1 ? <span role="status">{msg}</span> : null}
      <Button
        variant="quiet"
        size="small"
        className={classes.all}
        aria-haspopup="dialog"
        aria-expanded={burgerOpen}
        onClick={() => bus.emit('menu.open', {})}
      >
        {text}
      </Button>
    </>
  );
}

/** [O2.11-02] A plain row of tiles, without heading. */
export function TileRow({ tiles }: { readonly tiles: readonly Tile[] }) {
  if (tiles.length === 0) return null;
  return (
    <ul role="list" aria-label="Genvägar" className={classes.row}>
      {tiles.map((tile) => (
        <li key={tile.id}>
          <CategoryTile name={tileName(tile)} to={tileLink(tile, href)} previewUrl={tile.previewUrl} picture="above" />
        </li>
      ))}
    </ul>
  );
}
