import type { FeedEntry } from '@shop/contracts/api/user';
import { formatFeedTime, fromUnixSeconds } from '@shop/domain/dates';
import { GAME_ENTRY_NAMES, ORDER_ENTRY_NAME } from '@shop/domain/feed';
import { usePlatform } from '@shop/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { IconButton } from '@shop/ui/icon-button/icon-button.tsx';
import { VisuallyHidden } from '@shop/ui/visually-hidden/visually-hidden.tsx';
import { Bell, Check, type LucideIcon, Medal, Package, TrendingUp, UsersRound, X } from 'lucide-react';
import { entryHref } from '../../features/feed/entry-href.ts';
import classes from './feed-panel.module.css';

/** By an entry's name; what a later release of the api adds is a bell. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  [ORDER_ENTRY_NAME]: Package,
  [GAME_ENTRY_NAMES.achievement]: Medal,
  [GAME_ENTRY_NAMES.level]: TrendingUp,
  [GAME_ENTRY_NAMES.friends]: UsersRound,
};

export interface FeedItemProps {
  readonly entry: FeedEntry;
  readonly isNew: boolean;
  readonly now: Date;
  readonly onRead: () => void;
  /** With the pressed button. */
  readonly onRemove: (button: HTMLElement) => void;
}

/**
 * One event with its time [2.10-24], [2.10-25]; a link when it has a target. What is unread can be marked as read, and
 * what is not about an order under way can be removed [O4-17].
 */
export function FeedItem({ entry, isNew, now, onRead, onRemove }: FeedItemProps) {
  const { href } = usePlatform();
  const { title, dismissed, isRemovable, occuredAt, path } = entry;
  const url = entryHref(path, href);
  const face = (
    <>
      <Icon of={ICONS[entry.name] ?? Bell} className={classes.icon} />
      <span className={classes.text}>
        {isNew ? <VisuallyHidden>Ny: </VisuallyHidden> : null}
        {title}
      </span>
      <time className={classes.time} dateTime={new Date(fromUnixSeconds(occuredAt)).toISOString()}>
        {formatFeedTime(occuredAt, now)}
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
      {dismissed ? null : (
        <IconButton icon={Check} label={`Markera som läst: ${title}`} className={classes.action} onClick={onRead} />
      )}
      {isRemovable ? (
        <IconButton
          icon={X}
          label={`Ta bort: ${title}`}
          className={classes.action}
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        />
      ) : null}
    </li>
  );
}
