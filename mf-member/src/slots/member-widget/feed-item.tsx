import type { FeedEntry } from '@shop/contracts/api/user';
import { formatFeedTime, fromUnixSeconds } from '@shop/domain/dates';
import { isOrderEntry } from '@shop/domain/feed';
import { usePlatform } from '@shop/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { VisuallyHidden } from '@shop/ui/visually-hidden/visually-hidden.tsx';
import { Bell, Package } from 'lucide-react';
import { entryHref } from '../../features/session/entry-href.ts';
import classes from './feed-panel.module.css';

export interface FeedItemProps {
  readonly entry: FeedEntry;
  readonly isNew: boolean;
  readonly now: Date;
}

/** One event with its time [2.10-24], [2.10-25]; a link when it has a target. */
export function FeedItem({ entry, isNew, now }: FeedItemProps) {
  const { href } = usePlatform();
  const url = entryHref(entry.path, href);
  const face = (
    <>
      <Icon of={isOrderEntry(entry) ? Package : Bell} className={classes.icon} />
      <span className={classes.text}>
        {isNew ? <VisuallyHidden>Ny: </VisuallyHidden> : null}
        {entry.title}
      </span>
      <time className={classes.time} dateTime={new Date(fromUnixSeconds(entry.occuredAt)).toISOString()}>
        {formatFeedTime(entry.occuredAt, now)}
      </time>
    </>
  );
  return (
    <li data-new={isNew || undefined} className={classes.item}>
      {url === null ? (
        <span className={classes.entry}>{face}</span>
      ) : (
        <a href={url} className={classes.entry}>
          {face}
        </a>
      )}
    </li>
  );
}
