/**
 * The provider's library sets a style attribute on its frame, which the shop's Content-Security-Policy blocks and
 * reports, and gives it no name for screen readers. While `create` runs (it creates the frame synchronously), new
 * frames ignore style attributes and get a title and a class instead.
 */
export function withPlainIframe<T>(title: string, className: string, create: () => T): T {
  const original = document.createElement.bind(document);
  const make = (tag: string, options?: ElementCreationOptions): HTMLElement => {
    const element = original(tag, options);
    if (tag.toLowerCase() !== 'iframe') return element;
    const set = element.setAttribute.bind(element);
    element.setAttribute = (name, value) => {
      if (name !== 'style') set(name, value);
    };
    set('title', title);
    set('class', className);
    set('allow', 'payment');
    return element;
  };
  Object.defineProperty(document, 'createElement', { value: make, configurable: true });
  try {
    return create();
  } finally {
    Reflect.deleteProperty(document, 'createElement');
  }
}
