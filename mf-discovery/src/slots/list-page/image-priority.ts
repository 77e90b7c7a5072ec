/** Images that are loaded eagerly: a phone's first row. The server cannot know how much wider the window is. */
export const CARDS_ABOVE_FOLD = 2;
