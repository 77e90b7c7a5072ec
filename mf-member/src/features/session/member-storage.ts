/** What this browser last knew of the member's XP, level and feed. */
export const PROGRESS_KEY = 'memberProgress';
/** Messages to companies that this browser has shown since the login. */
export const SEEN_MESSAGES_KEY = 'seenFlashMessages';

/** The next user of a shared computer finds nothing of this member. */
export const forgetStored = (storage: Pick<Storage, 'removeItem'>): void => {
  storage.removeItem(PROGRESS_KEY);
  storage.removeItem(SEEN_MESSAGES_KEY);
};
