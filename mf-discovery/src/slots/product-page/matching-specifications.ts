import type { FullProduct } from './load-product.ts';

type Groups = FullProduct['specifications'];

const plain = (text: string): string => text.toLocaleLowerCase('sv');

/** The lines whose group, label or value has every word of the term; all of them without a term. */
export function matchingSpecifications(groups: Groups, term: string): Groups {
  const words = plain(term).split(/\s+/).filter(Boolean);
  return groups.flatMap(({ group, rows }) => {
    const found = rows.filter(({ label, value }) => {
      const text = plain(`${group} ${label} ${value}`);
      return words.every((word) => text.includes(word));
    });
    return found.length === 0 ? [] : [{ group, rows: found }];
  });
}
