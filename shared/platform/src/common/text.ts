/** Replaces `{name}` placeholders in a text; a placeholder without a value stays. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
