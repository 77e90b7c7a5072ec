import { EMPTY_REGISTRY, RegistrySchema, type Registry } from './registry-document.ts';
import { ConflictError, type ReleaseStore } from './release-store.ts';

/** Key of the registry in its store. */
export const REGISTRY_KEY = 'registry.json';

const ATTEMPTS = 20;

/** Reads the registry; null when there is none yet. Throws for one that is not whole. */
export async function readRegistry(store: ReleaseStore): Promise<{ registry: Registry; tag: string } | null> {
  const file = await store.read(REGISTRY_KEY);
  if (file === null) return null;
  const registry = RegistrySchema.parse(JSON.parse(new TextDecoder().decode(file.bytes)));
  return { registry, tag: file.tag };
}

/**
 * Changes the registry, all or nothing. After a concurrent change, `change` is applied again to the new content, so no
 * change is lost. Returns the new registry; a change that changes nothing writes nothing.
 */
export async function changeRegistry(store: ReleaseStore, change: (registry: Registry) => Registry): Promise<Registry> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await readRegistry(store);
    const old = before?.registry ?? EMPTY_REGISTRY;
    const next = change(old);
    if (next === old) return old;
    const bytes = new TextEncoder().encode(`${JSON.stringify(RegistrySchema.parse(next), null, 2)}\n`);
    try {
      await store.write(REGISTRY_KEY, bytes, before?.tag ?? null);
      return next;
    } catch (error) {
      if (!(error instanceof ConflictError) || attempt === ATTEMPTS) throw error;
    }
  }
}
