const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for element content and for quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

type AttributeValue = string | number | boolean | null | undefined;

/** ` name="value"` for each attribute that has one; true writes the bare name. */
export const attributes = (values: Readonly<Record<string, AttributeValue>>): string =>
  Object.entries(values)
    .map(([name, value]) => {
      if (value === null || value === undefined || value === false) return '';
      return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
    })
    .join('');
