import { openSupplyDrop, type WonReward } from '@shop/contracts/api/member-world';
import { isApiError, type LoadInput } from '@shop/platform';
import { fetchSupplyDrops, type SupplyDropList } from './load-supply-drops.ts';

export type OpenOutcome = (
  { readonly kind: 'opened'; readonly items: readonly WonReward[] } | { readonly kind: 'failed'; readonly text: string }
) & {
  /** All drops after the try; null when they could not be fetched. */
  readonly list: SupplyDropList | null;
};

const UNKNOWN = 'Vi fick inget svar. Försök igen: lådan öppnas bara en gång, och det du har vunnit finns kvar.';

/**
 * Opens a drop. The server draws once and stores it, so a try without a response is followed by a look at what it has
 * stored: a lost response never loses a reward, and no try draws twice [O6-10].
 */
export async function openDrop(api: LoadInput['api'], id: number): Promise<OpenOutcome> {
  let items: readonly WonReward[] | null = null;
  let text = UNKNOWN;
  try {
    items = (await api.call(openSupplyDrop, { params: { id } })).data.items;
  } catch (error) {
    if (isApiError(error) && error.status >= 400 && error.status < 500) text = error.userMessage;
  }
  const list = await fetchSupplyDrops(api).catch(() => null);
  items ??= list?.supplyDrops.find((drop) => drop.id === id && drop.state === 'opened')?.items ?? null;
  return items === null ? { kind: 'failed', text, list } : { kind: 'opened', items, list };
}
