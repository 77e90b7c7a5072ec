import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SlotNameSchema } from '@shop/releases/description-schema';
import { knownOwnerOf, type RemoteName, type SlotName } from '@shop/contracts/slots';

/** A slot of a remote and its source file. */
export interface SlotSource {
  name: SlotName;
  file: string;
}

/**
 * The slots of a remote, by its folders `src/slots/<slot>/slot.tsx`. Throws for a folder whose name is no valid slot
 * name, or another remote's slot.
 */
export const discoverSlots = (remote: RemoteName, folder: string): SlotSource[] =>
  globSync('src/slots/*/slot.tsx', { cwd: folder })
    .sort()
    .map((path) => {
      const name = basename(dirname(path));
      if (!SlotNameSchema.safeParse(name).success)
        throw new Error(`The slot folder "${name}" must be named in small letters, digits and dashes`);
      const owner = knownOwnerOf(name) ?? remote;
      if (owner !== remote) throw new Error(`The slot "${name}" belongs to ${owner}`);
      return { name, file: join(folder, path) };
    });
