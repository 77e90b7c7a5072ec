/** [4-29] What the login dropdown shows; null, its fourth state, is closed. */
export type LoginMode = 'miniPrompt' | 'register' | 'login';

/** Content of the widget's one dropdown; `member` after login. */
export type WidgetMode = LoginMode | 'member';

/** Name of the dropdown on the bus. */
export const MEMBER_DROPDOWN = 'member';
