import type { Wishlist, WishlistSummary } from '@shop/contracts/api/wishlist';
import { DialogMissing, useIsHydrated, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { lazyOr } from '@shop/ui/lazy-part/lazy-or.tsx';
import { Suspense, useState } from 'react';
import { BuyAll } from './buy-all.tsx';
import { LeftRow } from './left-row.tsx';
import { seenByText } from './list-text.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { useListRows } from './use-list-rows.ts';
import { useListSettings } from './use-list-settings.ts';
import { WishlistRow } from './wishlist-row.tsx';
import classes from './wishlists.module.css';

const MoveDialog = lazyOr(() => import('./move-dialog.tsx'), DialogMissing);

export interface WishlistPageProps {
  readonly list: Wishlist;
  readonly others: readonly WishlistSummary[];
}

function EmptyList() {
  const { href } = usePlatform();
  return (
    <EmptyState
      illustration={<PixelArt picture="buoy" />}
      title="Listan är tom"
      text="Tryck på hjärtat på en produkt, eller spara hela varukorgen som en lista, så hamnar det här."
      actions={
        <Button href={href('index')} variant="primary">
          Hitta något att önska
        </Button>
      }
    />
  );
}

/** [O2.17-05] One of the member's own lists: its products, to buy, move or take off, and what is done with it. */
export function WishlistPage({ list, others }: WishlistPageProps) {
  const { href } = usePlatform();
  const isHydrated = useIsHydrated();
  const { settings, change } = useListSettings(list);
  const { left, remove, move } = useListRows(list);
  const [moving, setMoving] = useState<Wishlist['rows'][number] | null>(null);
  const { rows } = list;
  const here = rows.filter(({ product }) => !left.has(product.id));
  return (
    <div className={classes.page}>
      <SectionHeading level={1}>{settings.name}</SectionHeading>
      <p className={classes.muted}>{seenByText(settings.isPublic)}</p>
      {isHydrated ? <ListToolbar id={list.id} settings={settings} count={here.length} onChange={change} /> : null}
      {rows.length === 0 ? (
        <EmptyList />
      ) : (
        <ul role="list">
          {rows.map((row) => {
            const gone = left.get(row.product.id);
            if (gone !== undefined) return <LeftRow key={row.product.id} left={gone} name={row.product.name} />;
            return (
              <WishlistRow
                key={row.product.id}
                row={row}
                onRemove={isHydrated ? () => void remove(row) : undefined}
                onMove={isHydrated && others.length > 0 ? () => setMoving(row) : undefined}
              />
            );
          })}
        </ul>
      )}
      <BuyAll rows={here} />
      <TextLink href={href('member.wishlists')}>Mina önskelistor</TextLink>
      {moving === null ? null : (
        <Suspense fallback={null}>
          <MoveDialog
            row={moving}
            lists={others}
            onClose={() => setMoving(null)}
            onMove={(to) => {
              setMoving(null);
              void move(moving, to);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
