const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for element content and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

type AttributeValue = string | number | boolean | null | undefined;

/** Serializes attributes as ` name="value"`; true gives the bare name, null and false nothing. */
export const attributes = (values: Readonly<Record<string, AttributeValue>>): string =>
  Object.entries(values)
    .map(([name, value]) => {
      if (value === null || value === undefined || value === false) return '';
      return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
    })
    .join('');
