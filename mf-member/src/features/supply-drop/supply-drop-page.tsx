import type { SupplyDrop } from '@shop/contracts/api/member-world';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { DialogMissing } from '@shop/platform';
import { lazyOr } from '@shop/ui/lazy-part/lazy-or.tsx';
import { Suspense, useId } from 'react';
import type { PageOwner } from '../page-owner/page-owner.ts';
import { CRATE, LID, REWARD_PICTURES } from './drop-pictures.ts';
import type { SupplyDropData, SupplyDropList } from './load-supply-drops.ts';
import { NoLevel } from './no-level.tsx';
import { OddsTable } from './odds-table.tsx';
import { dayOf, lastDayBefore } from './reward-view.ts';
import { Reward } from './reward.tsx';
import classes from './supply-drop-page.module.css';
import { useSupplyDrops } from './use-supply-drops.ts';

const OpeningDialog = lazyOr(() => import('./opening-dialog.tsx'), DialogMissing);

interface CurrentDropProps {
  readonly drop: SupplyDrop;
  readonly onOpen: (drop: SupplyDrop) => void;
  readonly onReplay: (drop: SupplyDrop) => void;
}

/** This month's drop: to open, or opened. The button stays the same element, so that focus returns to it. */
function CurrentDrop({ drop, onOpen, onReplay }: CurrentDropProps) {
  const isOpened = drop.state === 'opened';
  const [reward] = drop.items;
  return (
    <section aria-label={drop.name} className={classes.current}>
      <div className={classes.picture}>
        {reward === undefined ? (
          <PixelArt picture={LID} className={classes.pixels} />
        ) : (
          <PixelArt picture={REWARD_PICTURES[reward.kind]} className={classes.find} />
        )}
        <PixelArt picture={CRATE} className={classes.pixels} />
      </div>
      <div className={classes.about}>
        <h2 className={classes.name}>{drop.name}</h2>
        <p>
          {isOpened
            ? `Du fick ${drop.items.map(({ name }) => name).join(', ')}.`
            : `Din att öppna till och med ${lastDayBefore(drop.endsAt)}.`}
        </p>
        <p className={classes.muted}>Kräver nivå {drop.minimumRankLevel}. Gratis, en gång.</p>
        <Button
          variant={isOpened ? 'secondary' : 'primary'}
          onClick={() => (isOpened ? onReplay(drop) : onOpen(drop))}
          className={classes.open}
        >
          {isOpened ? 'Se öppningen igen' : 'Öppna lådan'}
        </Button>
      </div>
    </section>
  );
}

function ComingDrop({ drop }: { readonly drop: SupplyDrop }) {
  return (
    <li className={classes.coming}>
      <div>
        <h3 className={classes.comingName}>{drop.name}</h3>
        <p className={classes.muted}>
          Går att öppna från {dayOf(drop.availableAt)}. Kräver nivå {drop.minimumRankLevel}.
        </p>
      </div>
      <Badge>Kommande</Badge>
    </li>
  );
}

function WonDrop({ drop }: { readonly drop: SupplyDrop }) {
  return (
    <li className={classes.won}>
      {drop.items.map((reward) => (
        <div key={reward.name}>
          <h3 className={classes.comingName}>{reward.name}</h3>
          <p className={classes.muted}>
            {drop.name}
            {drop.openedAt === null ? '' : `, öppnad ${dayOf(drop.openedAt)}`}
          </p>
          <Reward reward={reward} />
        </div>
      ))}
    </li>
  );
}

function Drops({ data, level }: { readonly data: SupplyDropList; readonly level: number }) {
  const { list, opening, open, replay, onRevealed, close } = useSupplyDrops(data);
  const [comingId, oddsId, wonId] = [useId(), useId(), useId()];
  const { supplyDrops, odds, nextAt } = list;
  // This month's drop ends when the next one comes.
  const current = supplyDrops.find(({ endsAt }) => endsAt === nextAt);
  const coming = supplyDrops.filter(({ state }) => state === 'coming');
  const won = supplyDrops.filter(({ state }) => state === 'opened');
  return (
    <>
      {current === undefined ? null : (
        <CurrentDrop drop={current} onOpen={(drop) => void open(drop)} onReplay={replay} />
      )}
      <section aria-labelledby={comingId}>
        <h2 id={comingId} className={classes.title}>
          Kommande lådor
        </h2>
        <ul role="list" className={classes.list}>
          {coming.map((drop) => (
            <ComingDrop key={drop.id} drop={drop} />
          ))}
        </ul>
      </section>
      <section aria-labelledby={oddsId}>
        <h2 id={oddsId} className={classes.title}>
          Det här kan ligga i lådan
        </h2>
        <OddsTable odds={odds} level={level} />
      </section>
      {won.length === 0 ? null : (
        <section aria-labelledby={wonId}>
          <h2 id={wonId} className={classes.title}>
            Det du har vunnit
          </h2>
          <ul role="list" className={classes.list}>
            {won.map((drop) => (
              <WonDrop key={drop.id} drop={drop} />
            ))}
          </ul>
        </section>
      )}
      {opening === null ? null : (
        <Suspense fallback={null}>
          <OpeningDialog
            opening={opening}
            onRetry={() => void open(opening.drop)}
            onRevealed={onRevealed}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

export interface SupplyDropPageProps {
  readonly data: SupplyDropData;
  readonly owner: PageOwner;
}

/** [O2.17-10] The member's supply drops: this month's to open, the next one, the odds, and what was won. */
export function SupplyDropPage({ data, owner }: SupplyDropPageProps) {
  if (data === null) return <NoLevel experiencePoints={owner.experiencePoints} />;
  return (
    <div className={classes.page}>
      <SectionHeading level={1}>Förrådslåda</SectionHeading>
      <p className={classes.lead}>
        En låda i månaden till dig som är medlem, gratis. Du behöver inte köpa något, och lådor säljs aldrig. En låda
        som inte öppnas försvinner, men det kommer en ny varje månad.
      </p>
      <Drops data={data} level={owner.rankLevel} />
    </div>
  );
}
