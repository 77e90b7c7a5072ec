// On pages with a part that is marked as live: shows what has come since, beside a form that somebody writes in.
(() => {
  const EVERY_MS = 4000;
  const part = document.querySelector('[data-live]');
  if (!part) return;
  const title = document.title;
  let isBusy = false;
  const show = async () => {
    const response = await fetch(part.dataset.live || location.href);
    if (!response.ok) return;
    const fresh = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('[data-live]');
    // A link that has the focus stays where it is.
    if (!fresh || part.contains(document.activeElement) || fresh.innerHTML === part.innerHTML) return;
    part.replaceChildren(...fresh.childNodes);
    document.title = document.hidden ? `● ${title}` : title;
  };
  setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    // The next turn tries again.
    show()
      .catch(() => undefined)
      .finally(() => {
        isBusy = false;
      });
  }, EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) document.title = title;
  });
})();
