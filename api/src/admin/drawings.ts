import { isArchetypeName } from '../images/archetypes/index.ts';
import { refused } from './refused.ts';

/** Refuses names of drawings that nobody has drawn. */
export function checkArchetypes(names: readonly string[], field: string): void {
  const at = names.findIndex((name) => !isArchetypeName(name));
  if (at >= 0) throw refused(`${field}.${at}`, `Det finns ingen bild som heter ${names[at]}.`);
}
