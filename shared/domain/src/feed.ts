/** [3-36] Name of the entries that are about orders. */
export const ORDER_ENTRY_NAME = 'Beställning';

/** Names of the entries about the game, which serious business mode hides [6-23]. */
export const GAME_ENTRY_NAMES = { achievement: 'Utmärkelse', level: 'Nivå', friends: 'Vänner' } as const;

/** [3-28][O3-12] Values of the setting `notification_settings_level`. */
export const NOTIFICATION_LEVELS = { none: 0, orders: 1, all: 2 } as const;

/** The fields of a feed entry that the rules read; `occuredAt` (spelt as in the specification) in unix seconds. */
export interface FeedEntryLike {
  readonly name: string;
  readonly occuredAt: number;
  readonly dismissed: boolean;
}

/** [3-20][O3-09] The member's feed: all entries newest first, split by kind, with the unread ones among those shown. */
export interface FeedView<Entry extends FeedEntryLike> {
  readonly feed: Entry[];
  readonly orderFeed: Entry[];
  readonly notificationFeed: Entry[];
  readonly newEntries: boolean;
  readonly notificationCounter: number;
}

/** [3-36] Whether a feed entry is about an order. */
export function isOrderEntry({ name }: Pick<FeedEntryLike, 'name'>): boolean {
  return name === ORDER_ENTRY_NAME;
}

/** Whether a feed entry is about the game: achievements, levels and friends. */
export function isGameEntry({ name }: Pick<FeedEntryLike, 'name'>): boolean {
  return Object.values<string>(GAME_ENTRY_NAMES).includes(name);
}

/** [O3-09] Sorts the entries and counts the undismissed ones in the feeds that the member's level shows. */
export function feedView<Entry extends FeedEntryLike>(entries: readonly Entry[], level: number): FeedView<Entry> {
  const feed = [...entries].sort((a, b) => b.occuredAt - a.occuredAt);
  const orderFeed = feed.filter(isOrderEntry);
  const notificationFeed = feed.filter((entry) => !isOrderEntry(entry));
  const shown = [
    ...(level >= NOTIFICATION_LEVELS.orders ? orderFeed : []),
    ...(level >= NOTIFICATION_LEVELS.all ? notificationFeed : []),
  ];
  return {
    feed,
    orderFeed,
    notificationFeed,
    newEntries: feed.some(({ dismissed }) => !dismissed),
    notificationCounter: shown.filter(({ dismissed }) => !dismissed).length,
  };
}
