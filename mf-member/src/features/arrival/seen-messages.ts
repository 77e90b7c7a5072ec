import { SEEN_MESSAGES_KEY } from '../session/member-storage.ts';

/** Ids of the messages that this browser has shown since the login; none for what cannot be read. */
export function readSeen(storage: Pick<Storage, 'getItem'>): readonly number[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(SEEN_MESSAGES_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

export const writeSeen = (storage: Pick<Storage, 'setItem'>, ids: readonly number[]): void =>
  storage.setItem(SEEN_MESSAGES_KEY, JSON.stringify(ids));
