import type { FeedEntry } from '@shop/contracts/api/user';
import { NOTIFICATION_LEVELS } from '@shop/domain/feed';
import { useNow, usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Skeleton, SkeletonGroup } from '@shop/ui/skeleton/skeleton.tsx';
import { useId } from 'react';
import type { Feed } from '../../features/session/use-feed.ts';
import { FeedItem } from './feed-item.tsx';
import classes from './feed-panel.module.css';

interface FeedSectionProps {
  readonly title: string;
  readonly entries: readonly FeedEntry[];
  readonly feed: Feed;
}

function FeedSection({ title, entries, feed }: FeedSectionProps) {
  const heading = useId();
  const now = useNow();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      <ul role="list" className={classes.list}>
        {entries.map((entry) => (
          <FeedItem key={entry.id} entry={entry} isNew={feed.isNew(entry)} now={now} />
        ))}
      </ul>
    </section>
  );
}

export interface FeedPanelProps {
  readonly feed: Feed;
  /** [3-28] 0 nothing, 1 orders, 2 everything. */
  readonly level: number;
}

/** [2.10-21..23] The orders in progress and, at the highest notification level, all other events. */
export function FeedPanel({ feed, level }: FeedPanelProps) {
  const { href } = usePlatform();
  const { orderFeed, notificationFeed, status } = feed;
  const orders = level >= NOTIFICATION_LEVELS.orders ? orderFeed : [];
  const others = level >= NOTIFICATION_LEVELS.all ? notificationFeed : [];
  const isEmpty = orders.length === 0 && others.length === 0;
  return (
    <div className={classes.feed}>
      {level === NOTIFICATION_LEVELS.none ? <p>Du har stängt av aviseringar</p> : null}
      {status === 'failed' ? (
        <Alert tone="error" live="alert" action={<Button onClick={() => void feed.open()}>Försök igen</Button>}>
          Det gick inte att hämta aviseringarna.
        </Alert>
      ) : null}
      {status === 'loading' && isEmpty ? (
        <SkeletonGroup label="Hämtar aviseringar">
          <Skeleton />
          <Skeleton width="wide" />
          <Skeleton />
        </SkeletonGroup>
      ) : null}
      {status === 'all' && isEmpty && level > NOTIFICATION_LEVELS.none ? <p>Du har inga aviseringar.</p> : null}
      {orders.length > 0 ? <FeedSection title="Aktiva beställningar" entries={orders} feed={feed} /> : null}
      {orders.length > 0 || level === NOTIFICATION_LEVELS.none ? (
        <a href={href('member.orders')} className={classes.all}>
          Visa alla beställningar
        </a>
      ) : null}
      {others.length > 0 ? <FeedSection title="Aviseringar" entries={others} feed={feed} /> : null}
    </div>
  );
}
