/**
 * Keeps room for the cookie banner (`@shop/contracts/foot-room`) where no choice is stored, until it turns out that
 * none comes. The document contains this function as text, so it may use nothing outside itself.
 *
 * @param property of `<html>`
 * @param room in CSS px
 * @param cookie of who has chosen
 * @param slot of the banner
 */
export function installFootRoom(
  window: Window & typeof globalThis,
  property: string,
  room: number,
  cookie: string,
  slot: string,
): void {
  const { document } = window;
  const { style } = document.documentElement;
  if (document.cookie.split('; ').some((each) => each.startsWith(`${cookie}=`))) return;
  style.setProperty(property, `${room}px`);
  window.setTimeout(() => {
    if (document.querySelector(`[data-slot="${slot}"] > *`) === null) style.removeProperty(property);
  }, 8000);
}
