import type { SlotName } from '@shop/contracts/slots';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { SlotFallbackProps } from '../../layout/slot-fallback.tsx';

/** Server HTML may be hydrated only when it is the slot's own, not the fallback of a fragment that failed. */
const FAILED_MARK = 'data-slot-failed';

/** Rarely needed; fetched once the page is used, before the network that it is for fails. */
export const loadFallback = () => import(/* webpackChunkName: "slot-fallback" */ '../../layout/slot-fallback.tsx');

export interface FallbackViewOptions {
  /** What is rendered in the slot's place when it is lost. */
  fallback: Pick<SlotFallbackProps, 'about' | 'isChild'>;
  retry: () => Promise<void>;
  mountChild: (slot: SlotName, element: HTMLElement) => () => void;
}

/** The fallback in the element of a slot that cannot be loaded or rendered. */
export function createFallbackView(element: HTMLElement, slot: SlotName, options: FallbackViewOptions) {
  let root: Root | null = null;
  const clear = () => {
    root?.unmount();
    root = null;
  };
  return {
    /** Fetches the fallback's code and renders it, unless the slot has been mounted meanwhile. */
    async show(isMounted: () => boolean): Promise<void> {
      const { SlotFallback } = await loadFallback();
      if (isMounted()) return;
      clear();
      element.replaceChildren();
      element.setAttribute(FAILED_MARK, '');
      root = createRoot(element, { identifierPrefix: `${slot}-fallback-` });
      const { fallback, retry, mountChild } = options;
      root.render(createElement(SlotFallback, { ...fallback, onRetry: () => void retry(), mountSlot: mountChild }));
    },
    clear,
    /** Empties the element where it holds a fallback, the server's too: nothing of it may be hydrated. */
    discard() {
      if (!element.hasAttribute(FAILED_MARK)) return;
      element.replaceChildren();
      element.removeAttribute(FAILED_MARK);
    },
  };
}

/** An element that holds server HTML of its slot, to be hydrated. */
export const hasServerHtml = (element: HTMLElement): boolean =>
  element.hasChildNodes() && !element.hasAttribute(FAILED_MARK);
