import type { ImageSource } from '../images/image-source.ts';
import { refused } from './refused.ts';

/** Refuses names of drawings that do not exist. */
export function checkArchetypes({ drawings }: ImageSource, names: readonly string[], field: string): void {
  const at = names.findIndex((name) => !drawings.includes(name));
  if (at >= 0) throw refused(`${field}.${at}`, `Det finns ingen bild som heter ${names[at]}.`);
}
