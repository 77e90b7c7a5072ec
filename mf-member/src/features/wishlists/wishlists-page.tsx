import type { WishlistSummary } from '@shop/contracts/api/wishlist';
import { usePlatform } from '@shop/platform';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import classes from './wishlists.module.css';

const countText = (count: number): string => (count === 1 ? '1 produkt' : `${count} produkter`);

/** The member's lists, the one that the heart adds to first. */
export function WishlistsPage({ lists }: { readonly lists: readonly WishlistSummary[] }) {
  const { href } = usePlatform();
  return (
    <div className={classes.page}>
      <SectionHeading level={1}>Mina önskelistor</SectionHeading>
      {lists.length === 0 ? (
        <EmptyState
          illustration={<PixelArt picture="buoy" />}
          title="Du har inga önskelistor än"
          text="Öppna varukorgen och välj Spara/dela varukorgen, eller spara en produkt till senare, så ligger den här."
          actions={
            <Button href={href('index')} variant="primary">
              Till startsidan
            </Button>
          }
        />
      ) : (
        <ul role="list" className={classes.lists}>
          {lists.map(({ id, name, productIds, isPublic }) => (
            <li key={id}>
              <a href={href('member.wishlists', { wid: id })} className={classes.list}>
                <span className={classes.name}>{name}</span>
                <span className={classes.muted}>{countText(productIds.length)}</span>
                {isPublic ? <Badge tone="info">Delad</Badge> : null}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
