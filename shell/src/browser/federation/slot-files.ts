import type { DocumentState } from '@shop/shared/contracts/rendering';
import { ownerOf, type SlotName } from '@shop/shared/contracts/slots';

const link = (attributes: Record<string, string>): HTMLLinkElement => {
  const element = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};

const isNamed = (href: string): boolean =>
  document.querySelector(`link[href="${CSS.escape(href)}"], script[src="${CSS.escape(href)}"]`) !== null;

/**
 * Starts the download of everything a slot's first paint needs, side by side, before its code asks for it. Preloads carry the
 * same hash as the later request; without it the browser would load the file again.
 */
export const preloadSlotFiles = (slot: SlotName, remotes: DocumentState['remotes']): void => {
  const release = remotes[ownerOf(slot)];
  const files = release?.manifest.slots[slot];
  if (!release || !files) return;
  const { base, manifest } = release;
  const rows = [
    ...[manifest.entry, ...files.js].map((file) => ({ file, as: 'script' })),
    ...files.css.map((file) => ({ file, as: 'style' })),
  ];
  for (const { file, as } of rows) {
    const href = base + file;
    const integrity = manifest.integrity[file];
    if (integrity && !isNamed(href)) document.head.append(link({ rel: 'preload', as, href, integrity }));
  }
};
