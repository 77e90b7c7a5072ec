import { isMissing } from '@shop/domain/missing';

/** [9-112] Number of avatar images. */
export const MESSAGE_AVATAR_COUNT = 7;

/** [4-56] The order in which types are shown. */
const TYPE_ORDER: readonly string[] = ['error', 'info', 'ok'];

export interface SortableMessage {
  readonly id: number;
  readonly type: string;
}

const rankOf = (type: string): number => {
  const position = TYPE_ORDER.indexOf(type);
  return position < 0 ? TYPE_ORDER.length : position;
};

/** [4-56][4-57] Error first, then info, then ok; within a type the newest (highest id) first. */
export function sortSiteMessages<Message extends SortableMessage>(messages: readonly Message[]): Message[] {
  return [...messages].sort((a, b) => rankOf(a.type) - rankOf(b.type) || b.id - a.id);
}

/** [9-112] Number 0–6 of a message's avatar image, or null for none. True modulo, so that id 0 is 6 [O9-23]. */
export function messageAvatarNumber(avatarId: number | false | null | undefined): number | null {
  if (avatarId === false || isMissing(avatarId)) return null;
  return (((avatarId - 1) % MESSAGE_AVATAR_COUNT) + MESSAGE_AVATAR_COUNT) % MESSAGE_AVATAR_COUNT;
}

/** [9-133] A manufacturer whose product pages show no site messages, by contract. */
const QUIET_MANUFACTURER_ID = 1872;

/** [9-133] Whether the page of a product shows none of the shop's messages; its own promise stays. */
export const hidesSiteMessages = (manufacturerId: number): boolean => manufacturerId === QUIET_MANUFACTURER_ID;
