import type { SlotName } from '@shop/contracts/slots';
import { scriptJson } from '@shop/platform/script-json';
import type { PageDataLine } from '../../page/page-data.ts';
import { renderFragment, type Fragment, type FragmentJob } from '../page/fragments.ts';
import { encodeMarkup } from '../page/markup.ts';

/** One line of the response and the fragment that it was made from. */
export interface LoadedLine {
  /** Null for a slot that failed here and that the browser loads itself. */
  bytes: Uint8Array[] | null;
  fragment: Fragment;
}

const line = (value: PageDataLine): Uint8Array[] => encodeMarkup([`${scriptJson(value)}\n`]);

/** Line of a loaded slot; reuses the data's encoded JSON when there is one. */
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
  // Only the page's own slot can redirect or be missing.
  if (redirect !== null) return isPageSlot ? line({ kind: 'redirect', to: redirect.to }) : null;
  if (status === 404) return isPageSlot ? line({ kind: 'not-found' }) : null;
  return slotLine(fragment, isPageSlot);
}

/** Loads slots in parallel and yields each as soon as it is ready. Never throws: a slot that fails has no bytes. */
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

/** Line that names the slots which this browser has to load by its own releases. */
export const otherReleaseLine = (slots: readonly SlotName[]): Uint8Array[] => line({ kind: 'other-release', slots });
export const notFoundLine = (): Uint8Array[] => line({ kind: 'not-found' });
export const redirectLine = (to: string): Uint8Array[] => line({ kind: 'redirect', to });

/** Whether the slot has loaded, so that the response can be cached. */
export const isComplete = ({ bytes, fragment }: LoadedLine): boolean => bytes !== null && fragment.outcome === 'ok';
