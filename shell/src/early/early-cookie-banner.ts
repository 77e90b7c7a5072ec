/**
 * What the cookie banner needs before its script is there (`@shop/contracts/cookie-banner`). Where no choice is stored,
 * keeps room for it, which shows it, until it turns out that none comes; and stores a choice at once. The document
 * contains this function as text, so it may use nothing outside itself.
 *
 * @param property of `<html>`
 * @param room in CSS px
 * @param cookie of who has chosen
 * @param attributes of that cookie
 * @param choice data attribute of a button that has not hydrated
 * @param slot of the banner
 */
export function installCookieBanner(
  window: Window & typeof globalThis,
  property: string,
  room: number,
  cookie: string,
  attributes: string,
  choice: string,
  slot: string,
): void {
  const { document, location } = window;
  const { style } = document.documentElement;
  if (document.cookie.split('; ').some((each) => each.startsWith(`${cookie}=`))) return;
  style.setProperty(property, `${room}px`);
  const giveBack = () => style.removeProperty(property);
  window.setTimeout(() => {
    if (document.querySelector(`[data-slot="${slot}"] > *`) === null) giveBack();
  }, 8000);

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`[data-${choice}]`) : null;
    const chosen = button?.dataset[choice];
    if (chosen === undefined) return;
    const value = { ...(JSON.parse(chosen) as object), t: Math.floor(Date.now() / 1000) };
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${cookie}=${encodeURIComponent(JSON.stringify(value))}; ${attributes}${secure}`;
    const banner = button?.closest<HTMLElement>(`[data-slot="${slot}"] > *`);
    if (banner) banner.hidden = true;
    // After the frame that shows it gone: it makes the browser style the whole page anew.
    window.requestAnimationFrame(() => window.setTimeout(giveBack));
  });
}
