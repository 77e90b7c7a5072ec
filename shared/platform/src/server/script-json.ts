const IN_SCRIPT: Readonly<Record<string, string>> = {
  '<': String.raw`\u003c`,
  '>': String.raw`\u003e`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};

/** JSON for a data block, escaped so that no value can end the script element or open a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value ?? null).replace(/[<>\u2028\u2029]/g, (character) => IN_SCRIPT[character] ?? '');
