import type { SuggestionRow } from './suggestion-rows.ts';

type Kind = SuggestionRow['kind'];
type GroupLook = 'phrases' | 'links' | 'products' | 'all';

/** [O2.8-04] The groups of the list, in order. */
export const GROUPS: readonly { name: string; look: GroupLook; kinds: readonly Kind[]; hasHeading?: true }[] = [
  { name: 'Dina senaste sökningar', look: 'phrases', kinds: ['recent', 'forget'], hasHeading: true },
  { name: 'Populära sökningar', look: 'links', kinds: ['popular'], hasHeading: true },
  { name: 'Sökförslag', look: 'phrases', kinds: ['phrase'] },
  { name: 'Genvägar', look: 'links', kinds: ['event', 'page', 'category', 'manufacturer', 'store'] },
  { name: 'Produkter', look: 'products', kinds: ['product'] },
  { name: 'Alla träffar', look: 'all', kinds: ['more'] },
];
