/** [4-29] What the login dropdown shows; null, its fourth state, is closed. */
export type LoginMode = 'miniPrompt' | 'login';

/** What the widget's one dropdown shows; `member` for whoever is logged in. */
export type WidgetMode = LoginMode | 'member';

/** Name of the dropdown on the bus. */
export const MEMBER_DROPDOWN = 'member';
