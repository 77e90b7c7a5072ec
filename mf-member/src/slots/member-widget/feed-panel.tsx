import type { FeedEntry } from '@shop/contracts/api/user';
import { NOTIFICATION_LEVELS } from '@shop/domain/feed';
import { useNow, usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Skeleton, SkeletonGroup } from '@shop/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '@shop/ui/visually-hidden/visually-hidden.tsx';
import { CheckCheck } from 'lucide-react';
import { useId } from 'react';
import type { Feed } from '../../features/feed/use-feed.ts';
import { FeedItem } from './feed-item.tsx';
import { type FeedActions, useFeedActions } from './use-feed-actions.ts';
import classes from './feed-panel.module.css';

interface FeedSectionProps {
  readonly title: string;
  readonly entries: readonly FeedEntry[];
  /** Instead of entries. */
  readonly empty?: string;
  readonly feed: Feed;
  readonly actions: FeedActions;
}

function FeedSection({ title, entries, empty, feed, actions }: FeedSectionProps) {
  const heading = useId();
  const now = useNow();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      {entries.length === 0 ? <p className={classes.empty}>{empty}</p> : null}
      <ul role="list" className={classes.list}>
        {entries.map((entry) => (
          <FeedItem
            key={entry.id}
            entry={entry}
            isNew={feed.isNew(entry)}
            now={now}
            onRead={() => void feed.markRead([entry.id])}
            onRemove={(button) => void actions.remove(entry.id, button)}
          />
        ))}
      </ul>
    </section>
  );
}

interface OrderFeedProps extends Pick<FeedSectionProps, 'feed' | 'actions'> {
  readonly orders: readonly FeedEntry[];
}

/** [2.10-21] The orders under way, whose entries stay [O4-17], apart from those that have ended. */
function OrderFeed({ orders, feed, actions }: OrderFeedProps) {
  const ended = orders.filter(({ isRemovable }) => isRemovable);
  return (
    <>
      <FeedSection
        title="Aktiva beställningar"
        entries={orders.filter(({ isRemovable }) => !isRemovable)}
        empty="Ingen beställning är på väg just nu."
        feed={feed}
        actions={actions}
      />
      {ended.length > 0 ? (
        <FeedSection title="Avslutade beställningar" entries={ended} feed={feed} actions={actions} />
      ) : null}
    </>
  );
}

/** [O2.10-09] The member wants no notifications; the way to another choice. */
function FeedOff() {
  const { href } = usePlatform();
  return (
    <>
      <p>Du har stängt av aviseringar</p>
      <a href={href('member.profile')} className={classes.all}>
        Ändra i dina inställningar
      </a>
    </>
  );
}

/** What the feed is waiting for or has failed at, with the way out. */
function FeedState({ feed, isEmpty }: { readonly feed: Feed; readonly isEmpty: boolean }) {
  const { status, isMarkingFailed, open, markRead } = feed;
  if (status === 'failed')
    return (
      <Alert tone="error" live="alert" action={<Button onClick={() => void open()}>Försök igen</Button>}>
        Det gick inte att hämta aviseringarna.
      </Alert>
    );
  if (isMarkingFailed)
    return (
      <Alert tone="warning" live="alert" action={<Button onClick={() => void markRead()}>Försök igen</Button>}>
        Alla aviseringar kunde inte markeras som lästa.
      </Alert>
    );
  if (status === 'loading' && isEmpty)
    return (
      <SkeletonGroup label="Hämtar aviseringar">
        <Skeleton />
        <Skeleton width="wide" />
        <Skeleton />
      </SkeletonGroup>
    );
  return null;
}

export interface FeedPanelProps {
  readonly feed: Feed;
  /** [3-28] 0 nothing, 1 orders, 2 everything. */
  readonly level: number;
}

/** [2.10-21..23] The orders in progress and, at the highest notification level, all other events. */
export function FeedPanel({ feed, level }: FeedPanelProps) {
  const { href } = usePlatform();
  const actions = useFeedActions(feed);
  const { list, note } = actions;
  const { orderFeed, notificationFeed, status, notificationCounter } = feed;
  const orders = level >= NOTIFICATION_LEVELS.orders ? orderFeed : [];
  const others = level >= NOTIFICATION_LEVELS.all ? notificationFeed : [];
  const isEmpty = orders.length === 0 && others.length === 0;
  return (
    <div ref={list} className={classes.feed}>
      {level === NOTIFICATION_LEVELS.none ? <FeedOff /> : null}
      <FeedState feed={feed} isEmpty={isEmpty} />
      {note?.kind === 'failed' ? (
        <Alert tone="error" live="alert">
          {note.text}
        </Alert>
      ) : null}
      <div role="status" className={classes.note}>
        <VisuallyHidden>{note?.kind === 'done' ? note.text : null}</VisuallyHidden>
      </div>
      {status === 'all' && isEmpty && level > NOTIFICATION_LEVELS.none ? <p>Du har inga aviseringar.</p> : null}
      {status === 'all' && notificationCounter > 1 ? (
        <Button icon={<Icon of={CheckCheck} />} className={classes.markAll} onClick={() => void feed.markRead()}>
          Markera alla som lästa
        </Button>
      ) : null}
      {orders.length > 0 ? <OrderFeed orders={orders} feed={feed} actions={actions} /> : null}
      {orders.length > 0 || level === NOTIFICATION_LEVELS.none ? (
        <a href={href('member.orders')} className={classes.all}>
          Visa alla beställningar
        </a>
      ) : null}
      {others.length > 0 ? <FeedSection title="Aviseringar" entries={others} feed={feed} actions={actions} /> : null}
    </div>
  );
}
