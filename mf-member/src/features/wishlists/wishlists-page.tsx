import type { WishlistSummary } from '@shop/contracts/api/wishlist';
import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { useState } from 'react';
import { CreateListForm } from './create-list-form.tsx';
import { ListCard } from './list-card.tsx';
import classes from './wishlists.module.css';

function NoLists() {
  const { href } = usePlatform();
  return (
    <EmptyState
      illustration={<PixelArt picture="buoy" />}
      title="Du har inga önskelistor än"
      text="Skapa en här ovanför, tryck på hjärtat på en produkt, eller spara varukorgen som en lista."
      actions={
        <Button href={href('index')} variant="primary">
          Hitta något att önska
        </Button>
      }
    />
  );
}

/** The member's lists, the one that the heart adds to first, and the form for a new one. */
export function WishlistsPage({ lists }: { readonly lists: readonly WishlistSummary[] }) {
  const { href, navigate } = usePlatform();
  const [added, setAdded] = useState<readonly WishlistSummary[]>([]);
  const known = new Set(lists.map(({ id }) => id));
  const all = [...lists, ...added.filter(({ id }) => !known.has(id))];
  const latest = added.at(-1);
  return (
    <div className={classes.page}>
      <SectionHeading level={1}>Mina önskelistor</SectionHeading>
      <p className={classes.muted}>
        Spara det du vill ha, dela listan med den som undrar. En lista är privat tills du delar den.
      </p>
      <CreateListForm
        onCreated={(list) => setAdded((before) => [...before, list])}
        onTaken={() => void navigate(href('member.wishlists'), { replace: true, keepScroll: true })}
      />
      <p role="status" className={classes.status}>
        {latest === undefined ? '' : `Listan ”${latest.name}” är skapad.`}
      </p>
      {all.length === 0 ? (
        <NoLists />
      ) : (
        <ul role="list" className={classes.lists}>
          {all.map((list) => (
            <ListCard key={list.id} list={list} href={href('member.wishlists', { wid: list.id })} isOwn />
          ))}
        </ul>
      )}
    </div>
  );
}
