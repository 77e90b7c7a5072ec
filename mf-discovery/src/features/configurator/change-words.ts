import type { CtoChange } from '@shop/contracts/api/configure-to-order';

type Change = Pick<CtoChange, 'changes'>;

const inWords = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} och ${parts.at(-1) ?? ''}`;

/** What else changes for an option, in words: 'nätaggregat 850 W Gold och chassi Medelstort, svart'. */
export const changeWords = ({ changes }: Change, optionId: number): string =>
  inWords(
    changes
      .filter((change) => change.optionId !== optionId)
      .map(({ slotName, name }) => `${slotName.toLowerCase()} ${name}`),
  );
