import type { SuggestionRow } from './suggestion-rows.ts';

type Kind = SuggestionRow['kind'];
type GroupLook = 'phrases' | 'links' | 'products' | 'all';

/** [O2.8-04] The groups of the list, in order. */
export const GROUPS: readonly { name: string; look: GroupLook; kinds: readonly Kind[] }[] = [
  { name: 'Sökförslag', look: 'phrases', kinds: ['phrase'] },
  { name: 'Genvägar', look: 'links', kinds: ['event', 'page', 'category'] },
  { name: 'Produkter', look: 'products', kinds: ['product'] },
  { name: 'Alla träffar', look: 'all', kinds: ['more'] },
];
