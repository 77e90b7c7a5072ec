import type { SlotName } from '@shop/contracts/slots';
import { scriptJson } from '@shop/platform/script-json';
import type { PageDataLine } from '../../page/page-data.ts';
import { renderFragment, type Fragment, type FragmentJob } from '../page/fragments.ts';
import { encodeMarkup } from '../page/markup.ts';

/** One line of the response, and what it was made of. */
export interface LoadedLine {
  /** Null for a slot that could not be loaded here; the browser loads it itself. */
  bytes: Uint8Array[] | null;
  fragment: Fragment;
}

const line = (value: PageDataLine): Uint8Array[] => encodeMarkup([`${scriptJson(value)}\n`]);

/** The data stand in the line as they stand in a document. */
function slotLine({ slot, data, encoded, head, status }: Fragment, isPageSlot: boolean): Uint8Array[] {
  const rest = { head: isPageSlot ? head : null, status: status ?? 200 };
  return encodeMarkup([
    `{"kind":"slot","slot":${JSON.stringify(slot)},"data":`,
    encoded?.json ?? scriptJson(data),
    `,${scriptJson(rest).slice(1)}\n`,
  ]);
}

function lineOf(fragment: Fragment, isPageSlot: boolean): Uint8Array[] | null {
  const { outcome, redirect, status, error } = fragment;
  if (outcome !== 'ok' || error !== null) return null;
  // Only the page's own slot decides what the page is.
  if (redirect !== null) return isPageSlot ? line({ kind: 'redirect', to: redirect.to }) : null;
  if (status === 404) return isPageSlot ? line({ kind: 'not-found' }) : null;
  return slotLine(fragment, isPageSlot);
}

/** Loads slots side by side; yields each as soon as it is there. Never throws: what cannot be loaded has no bytes. */
export async function* loadPageData(job: FragmentJob, slots: readonly SlotName[]): AsyncGenerator<LoadedLine> {
  const loading = new Map(
    slots.map((slot) => [slot, renderFragment(slot, job).then((fragment) => ({ slot, fragment }))] as const),
  );
  while (loading.size > 0) {
    const { slot, fragment } = await Promise.race(loading.values());
    loading.delete(slot);
    yield { fragment, bytes: lineOf(fragment, slot === job.pageSlot) };
  }
}

/** Names the slots that this browser has to load by its own releases. */
export const otherReleaseLine = (slots: readonly SlotName[]): Uint8Array[] => line({ kind: 'other-release', slots });
export const notFoundLine = (): Uint8Array[] => line({ kind: 'not-found' });
export const redirectLine = (to: string): Uint8Array[] => line({ kind: 'redirect', to });

/** Whether nothing is missing, so that others may have it. */
export const isWhole = ({ bytes, fragment }: LoadedLine): boolean => bytes !== null && fragment.outcome === 'ok';
