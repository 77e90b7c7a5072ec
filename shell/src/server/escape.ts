const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for element content and for quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const IN_SCRIPT: Readonly<Record<string, string>> = {
  '<': String.raw`\u003c`,
  '>': String.raw`\u003e`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};

/** JSON for a data block: nothing in it can end the script element or open a comment, whatever a product is called. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value ?? null).replace(/[<>\u2028\u2029]/g, (character) => IN_SCRIPT[character] ?? '');

type AttributeValue = string | number | boolean | null | undefined;

/** ` name="value"` for each attribute that has one; true writes the bare name. */
export const attributes = (values: Readonly<Record<string, AttributeValue>>): string =>
  Object.entries(values)
    .map(([name, value]) => {
      if (value === null || value === undefined || value === false) return '';
      return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
    })
    .join('');
