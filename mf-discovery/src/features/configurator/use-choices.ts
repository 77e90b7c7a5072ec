import type { CtoModel, CtoQuote } from '@shop/contracts/api/configure-to-order';
import { buildHref } from '@shop/contracts/build-link';
import { usePlatform, useRoute } from '@shop/platform';
import { useState } from 'react';
import { everyOption, knownOptions, readChangedBuild } from './build-url.ts';

export interface Choices {
  /** One option of every slot, as chosen last. */
  readonly ids: readonly number[];
  /** The server has not yet worked out what these choices cost. */
  readonly isPending: boolean;
  readonly choose: (slotIndex: number, optionId: number) => void;
  /** Takes over a whole build, named by the choices that are not standard. */
  readonly replaceBy: (optionIds: readonly number[]) => void;
}

/** The choices of a build; each one is a URL, which replaces the last in the history. */
export function useChoices(model: CtoModel, quote: CtoQuote): Choices {
  const { navigate } = usePlatform();
  const changedBuild = readChangedBuild(useRoute());
  const [wanted, setWanted] = useState<{ readonly quote: CtoQuote; readonly ids: readonly number[] } | null>(null);
  const isPending = wanted !== null && wanted.quote === quote;
  const ids = isPending ? wanted.ids : quote.choices.map(({ optionId }) => optionId);

  const go = (next: readonly number[]): void => {
    setWanted({ quote, ids: next });
    const url = buildHref(model.id, knownOptions(model, next).ids, changedBuild);
    navigate(url, { replace: true, keepScroll: true }).catch(() => setWanted(null));
  };
  return {
    ids,
    isPending,
    choose: (slotIndex, optionId) => go(ids.map((id, index) => (index === slotIndex ? optionId : id))),
    replaceBy: (optionIds) => go(everyOption(model, optionIds)),
  };
}
