import type { WishlistSummary } from '@shop/contracts/api/wishlist';
import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import type { PageOwner } from '../page-owner/page-owner.ts';
import { ListCard } from './list-card.tsx';
import classes from './wishlists.module.css';

export interface SharedListsPageProps {
  readonly owner: Pick<PageOwner, 'id' | 'username'>;
  readonly lists: readonly WishlistSummary[];
}

/** [O6-07] The lists that another member shares. */
export function SharedListsPage({ owner: { id, username }, lists }: SharedListsPageProps) {
  const { href } = usePlatform();
  return (
    <div className={classes.page}>
      <SectionHeading level={1}>{`Önskelistor som ${username} delar`}</SectionHeading>
      {lists.length === 0 ? (
        <EmptyState
          illustration={<PixelArt picture="buoy" />}
          title="Inga delade listor"
          text={`${username} delar ingen önskelista just nu.`}
          actions={<Button href={href('member.wishlists')}>Mina egna önskelistor</Button>}
        />
      ) : (
        <ul role="list" className={classes.lists}>
          {lists.map((list) => (
            <ListCard key={list.id} list={list} href={href('member.wishlists', { id, wid: list.id })} />
          ))}
        </ul>
      )}
    </div>
  );
}
