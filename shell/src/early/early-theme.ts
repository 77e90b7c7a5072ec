/**
 * Gives the page the colours that were chosen in this browser (`<html data-theme>`) before anything of it is painted. The document carries
 * this function as text, so it may use nothing from outside itself.
 *
 * @param key local storage: 'light' or 'dark'; nothing there follows the device
 */
export function installTheme(window: Window & typeof globalThis, key: string): void {
  try {
    const theme = window.localStorage.getItem(key);
    if (theme) window.document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is switched off: the device decides.
  }
}
