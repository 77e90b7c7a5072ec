/** What the early script leaves for the platform. */
export interface EarlyCart {
  /** Forms submitted so far; from now on the platform handles them. */
  take(): HTMLFormElement[];
}

declare global {
  interface Window {
    shopEarlyCart?: EarlyCart;
  }
}

/**
 * Keeps what is put into the cart before the platform has loaded. The document carries this function as text, so it may
 * use nothing from outside itself. When the platform does not come (a script failed, or 5 seconds passed) the forms are
 * sent as the browser would have sent them.
 */
export function installEarlyCart(window: Window, timeoutMs: number, marker: string): void {
  const { document } = window;
  let queue: HTMLFormElement[] = [];
  let isTaken = false;
  let timer = 0;

  const post = (form: HTMLFormElement) =>
    window.fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(new FormData(form) as unknown as Record<string, string>),
      credentials: 'same-origin',
      redirect: 'manual',
      keepalive: true,
    });

  const giveUp = async () => {
    const forms = queue;
    queue = [];
    if (isTaken || forms.length === 0) return;
    isTaken = true;
    const last = forms.pop();
    // Leaving the page ends what is underway, so all but the last are sent in the background first.
    for (const form of forms) await post(form).catch(() => undefined);
    last?.submit();
  };

  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (isTaken || !form.hasAttribute(marker)) return;
      event.preventDefault();
      event.stopPropagation();
      queue.push(form);
      form.setAttribute('aria-busy', 'true');
      timer ||= window.setTimeout(giveUp, timeoutMs);
    },
    true,
  );

  // A script that cannot be loaded does not bubble, but it can be captured.
  window.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof Element && event.target.matches('script[src*="/shell/"]')) void giveUp();
    },
    true,
  );

  window.shopEarlyCart = {
    take() {
      isTaken = true;
      window.clearTimeout(timer);
      const forms = queue;
      queue = [];
      for (const form of forms) form.removeAttribute('aria-busy');
      return forms;
    },
  };
}
