/** Values that a text template may name: `{namn}`, `{märke}` and the product's attributes. */
export type Facts = Readonly<Record<string, string>>;

const isAcronym = (word: string): boolean => word.length > 1 && word.slice(0, 2) === word.slice(0, 2).toUpperCase();

/** 'Trådlös' → 'trådlös', but 'USB-C' and 'IPS' stay as they are. */
export const lowerFirst = (text: string): string =>
  isAcronym(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The fact behind a placeholder, whatever its case. */
export function factNamed(facts: Facts, key: string): string | undefined {
  const name = Object.keys(facts).find((each) => each.toLowerCase() === key.toLowerCase());
  return name === undefined ? undefined : facts[name];
}

/**
 * Fills facts into a template. `{färg}` gives the value in lower case for use inside a sentence, `{Färg}` unchanged.
 */
export function fill(template: string, facts: Facts): string {
  return template.replace(/\{([^}]+)\}/g, (_, key: string) => {
    const value = facts[key] ?? factNamed(facts, key);
    if (value === undefined) throw new Error(`No value for {${key}} in "${template}"`);
    return Object.hasOwn(facts, key) ? value : lowerFirst(value);
  });
}
