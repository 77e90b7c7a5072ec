import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SlotDescription } from '@shop/contracts/slot-description';
import type { SlotName } from '@shop/contracts/slots';
import { SlotDescriptionSchema } from '@shop/releases/description-schema';
import type { SlotSource } from './discover-slots.ts';

/** File with a slot's description: beside its `slot.tsx`. */
export const descriptionFile = ({ file }: SlotSource): string => join(dirname(file), 'manifest.ts');

/** A watching build reads changed files again, but Node does not load the same URL twice. */
async function readOne(file: string): Promise<unknown> {
  const url = `${pathToFileURL(file).href}?at=${statSync(file).mtimeMs}`;
  return ((await import(url)) as { default?: unknown }).default;
}

/**
 * The descriptions of a remote's slots; undefined for one without a `manifest.ts`. Throws for one that the schema
 * rejects.
 */
export async function readDescriptions(slots: readonly SlotSource[]): Promise<Record<SlotName, SlotDescription>> {
  const rows: [SlotName, SlotDescription][] = [];
  for (const slot of slots) {
    const file = descriptionFile(slot);
    const parsed = SlotDescriptionSchema.safeParse(existsSync(file) ? await readOne(file) : {});
    if (!parsed.success) throw new Error(`${file}: ${parsed.error.message}`);
    rows.push([slot.name, parsed.data]);
  }
  return Object.fromEntries(rows);
}
