const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g;
const ENTITY = /&(?:amp|lt|gt|quot|#39|#x27);/g;
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/**
 * Distinct values of style attributes in HTML, in document order, for the CSP: colours from data cannot be in a style
 * sheet.
 */
export const styleAttributes = (html: string): string[] => {
  // Most markup has none, and this check is faster than the expression below.
  if (!html.includes('style="')) return [];
  const values = new Set<string>();
  for (const [, value = ''] of html.matchAll(STYLE_ATTRIBUTE)) values.add(value);
  return [...values].map((value) => value.replace(ENTITY, (entity) => CHARACTERS[entity] ?? entity));
};
