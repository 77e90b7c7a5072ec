/** [5-19] Length of a term from which products are searched. */
export const MIN_PRODUCT_TERM_LENGTH = 2;

/** [5-21] Length of a term from which links and events are searched. */
export const MIN_LINK_TERM_LENGTH = 4;

/** [5-19][5-20] Whether quick search requests products; otherwise its results are cleared. */
export function searchesProducts(term: string): boolean {
  return term.trim().length >= MIN_PRODUCT_TERM_LENGTH;
}

/** [5-22] A term or name without white space and case; å, ä and ö are letters of their own [O5-27]. */
export function normaliseTerm(text: string): string {
  return text.normalize('NFC').replace(/\s/g, '').toLocaleLowerCase('sv');
}

/** The term to match links with, or null when it is too short [5-21]. */
function linkTerm(term: string): string | null {
  const normalised = normaliseTerm(term);
  return normalised.length >= MIN_LINK_TERM_LENGTH ? normalised : null;
}

/** [5-21][5-22][5-23] Events whose name starts with the term. */
export function matchingEvents<Event extends { readonly name: string }>(
  term: string,
  events: readonly Event[],
): Event[] {
  const wanted = linkTerm(term);
  return wanted === null ? [] : events.filter(({ name }) => normaliseTerm(name).startsWith(wanted));
}

/** [5-21][5-22][5-24] Pages one of whose keywords starts with the term [O5-27]. */
export function matchingPages<Page extends { readonly keywords: readonly string[] }>(
  term: string,
  pages: readonly Page[],
): Page[] {
  const wanted = linkTerm(term);
  return wanted === null
    ? []
    : pages.filter(({ keywords }) => keywords.some((keyword) => normaliseTerm(keyword).startsWith(wanted)));
}

/** A piece of a phrase; `marked` pieces were in braces. */
export interface PhrasePart {
  readonly text: string;
  readonly marked: boolean;
}

/** [3-124] The pieces of a phrase whose `raw` form is marked with braces: '{tang}entbord'. A lone brace is text. */
export function splitMarkedPhrase(raw: string): PhrasePart[] {
  return raw.split(/(\{[^{}]*\})/).flatMap((piece) => {
    const marked = /^\{[^{}]*\}$/.test(piece);
    const text = marked ? piece.slice(1, -1) : piece;
    return text === '' ? [] : [{ text, marked }];
  });
}
