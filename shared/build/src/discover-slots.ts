import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { REMOTES, type RemoteName, type SlotName } from '@shop/contracts/slots';

export interface SlotSource {
  name: SlotName;
  file: string;
}

const isOwn = (remote: RemoteName, name: string): name is SlotName =>
  (REMOTES[remote] as readonly string[]).includes(name);

/** The slots of a remote, by its folders `src/slots/<slot>/slot.tsx`. Throws for a folder that the contract does not name. */
export const discoverSlots = (remote: RemoteName, folder: string): SlotSource[] =>
  globSync('src/slots/*/slot.tsx', { cwd: folder })
    .sort()
    .map((path) => {
      const name = basename(dirname(path));
      if (!isOwn(remote, name))
        throw new Error(`${remote} has a slot folder "${name}" that contracts/slots.ts does not give it`);
      return { name, file: join(folder, path) };
    });
