/** [4-29] What the login dropdown shows; null, its fourth state, is closed. */
export type LoginMode = 'miniPrompt' | 'login';
