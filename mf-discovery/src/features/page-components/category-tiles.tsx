import { href, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import classes from './category-tiles.module.css';
import { TILE } from './image-widths.ts';
import { type Tile, tileLink, tileName } from './tile-link.ts';

/** [9-76] Maximum number of tiles in a group. */
const MAX_TILES = 8;
const SIDE = 112;

export interface PopularCategoriesProps {
  readonly heading: string;
  readonly categories: readonly Tile[];
  /** Null on the start page. */
  readonly section: { readonly id: number; readonly name: string } | null;
}

/** [2.11-17..21] Popular categories, each with a product of it. */
export function PopularCategories({ heading, categories, section }: PopularCategoriesProps) {
  const { bus } = usePlatform();
  if (categories.length === 0) return null;
  return (
    <section aria-label={heading}>
      <SectionHeading
        className={classes.heading}
        action={
          section === null ? (
            <Button variant="quiet" size="small" className={classes.all} onClick={() => bus.emit('menu.open', {})}>
              Se alla kategorier
            </Button>
          ) : (
            <TextLink href={href('section', section)} variant="strong">
              Se alla kategorier
            </TextLink>
          )
        }
      >
        {heading}
      </SectionHeading>
      <ul role="list" className={classes.grid}>
        {categories.slice(0, MAX_TILES).map((tile) => (
          <li key={tile.id}>
            <CategoryTile tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** [O2.11-02] A plain row of tiles, without heading. */
export function TileRow({ tiles }: { readonly tiles: readonly Tile[] }) {
  if (tiles.length === 0) return null;
  return (
    <ul role="list" aria-label="Genvägar" className={classes.row}>
      {tiles.map((tile) => (
        <li key={tile.id}>
          <CategoryTile tile={tile} />
        </li>
      ))}
    </ul>
  );
}

function CategoryTile({ tile }: { readonly tile: Tile }) {
  const to = tileLink(tile, href);
  const content = (
    <>
      <span className={classes.media}>
        {tile.previewUrl === null ? null : (
          <Image src={tile.previewUrl} alt="" width={SIDE} height={SIDE} fluid={TILE} />
        )}
      </span>
      <span className={classes.name}>{tileName(tile)}</span>
    </>
  );
  return to === null ? (
    <span className={classes.tile}>{content}</span>
  ) : (
    <a href={to} className={classes.tile}>
      {content}
    </a>
  );
}
