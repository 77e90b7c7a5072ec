/** Queue that the early script leaves for the platform. */
export interface EarlyCart {
  /** Returns the forms submitted so far; afterwards the platform handles them. */
  take(): HTMLFormElement[];
}

declare global {
  interface Window {
    shopEarlyCart?: EarlyCart;
  }
}

/**
 * Queues "Köp" forms that are submitted before the platform has loaded. The document contains this function as text, so
 * it may use nothing outside itself. When the platform does not load (a script failed, or `timeoutMs` milliseconds
 * passed) the forms are submitted natively.
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
    // Leaving the page aborts requests in flight, so all but the last form are sent in the background first.
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

  // The error of a script that fails to load does not bubble, but it can be captured.
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
