import { SHOP } from '@shop/contracts/config';
import type { CardSessionOptions } from './card-checkout.ts';

/** The shop's design tokens by the names that the provider's page knows. */
const TOKENS: Readonly<Record<string, string>> = {
  page: '--color-surface',
  surface: '--color-surface',
  ink: '--color-ink',
  quiet: '--color-ink-muted',
  line: '--color-line-strong',
  accent: '--color-accent',
  'on-accent': '--color-on-accent',
  error: '--color-error',
  success: '--color-success',
};

/** A token as it is now: `light-dark(a, b)` would follow the frame's colour scheme, not the shop's. */
function colourOf(probe: HTMLElement, token: string): string {
  probe.style.setProperty('color', `var(${token})`);
  return getComputedStyle(probe).color;
}

/** The colour mode that is on now: these colours are readable in no other, even if another is chosen later. */
const schemeOf = ({ documentElement }: Document): string =>
  documentElement.dataset['theme'] ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** [3-132] What the shop asks for: Swedish [O9-20], and its own colours, in the mode that is on now. */
export function shopSession(document: Document): Required<Pick<CardSessionOptions, 'language' | 'styles'>> {
  const probe = document.createElement('span');
  probe.hidden = true;
  document.body.append(probe);
  const styles = Object.fromEntries(Object.entries(TOKENS).map(([name, token]) => [name, colourOf(probe, token)]));
  probe.remove();
  return { language: SHOP.locale, styles: { ...styles, scheme: schemeOf(document) } };
}
