/** A text with its `{name}` places filled; a place without a value stays as it is. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
