/** Key of the tab's storage under which what was typed into the profile's forms stands. */
export const SECTION_DRAFTS_KEY = 'profile-drafts';

/** Removes all of them: the member has logged out. */
export const dropSectionDrafts = (store: Pick<Storage, 'removeItem'>): void => store.removeItem(SECTION_DRAFTS_KEY);
