/**
 * The room at the foot of the window that the cookie banner takes: a custom property of `<html>`, by which whatever
 * else stands there makes way, and without which the banner is not seen. Each change makes browsers style the whole
 * page anew. So the shell's early script sets it before the first paint where no choice is stored, and the banner
 * changes it only when it is taller.
 */
export const FOOT_ROOM = '--foot-room';

/** What the banner takes in its first view, on almost every window; in CSS px. */
export const FOOT_ROOM_PX = 320;

/** The cookie of the choice: who has it sees no banner. */
export const CONSENT_COOKIE = 'cookie-consent';

/** [O4-19] How it is stored, for twelve months; over https it is `Secure` as well. */
export const CONSENT_COOKIE_ATTRIBUTES = `Path=/; Max-Age=${365 * 24 * 60 * 60}; SameSite=Lax`;

/**
 * Data attribute of a button of the banner that has not hydrated: the choice as JSON, which the shell's early script
 * stores with the time `t` (unix seconds) when the button is pressed.
 */
export const CONSENT_CHOICE = 'consent';
