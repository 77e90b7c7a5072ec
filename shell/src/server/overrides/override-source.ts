import { isRemoteName, type RemoteName } from '@shop/contracts/slots';
import { checkManifest, MANIFEST_FILE, RemoteManifestSchema } from '@shop/releases';
import type { UserOf } from '../api/api-reads.ts';
import type { ShellConfig } from '../config.ts';
import type { Release, ReleaseSet } from '../releases/release-set.ts';
import type { Overrides } from './override-cookie.ts';

const TIMEOUT_MS = 2000;

export interface OverrideSource {
  /** Whether this user may use overrides. */
  isAllowedFor(user: UserOf | null): boolean;
  isAllowedOrigin(origin: string): boolean;
  /** The release set with the user's overrides; the very same set when none applies. */
  apply(releases: ReleaseSet, overrides: Overrides, user: UserOf | null): Promise<ReleaseSet>;
  /** Reads one release from its origin. Throws when it does not respond or does not fit. */
  read(name: RemoteName, origin: string): Promise<Release>;
}

export const overrideFolder = (name: string, version: string): string => `/mf-override/files/${name}/${version}/`;

export function createOverrideSource(
  { origins, isPublic }: ShellConfig['overrides'],
  fetch: typeof globalThis.fetch,
  onProblem: (error: unknown) => void,
): OverrideSource {
  const isAllowedFor = (user: UserOf | null) => origins.length > 0 && (isPublic || user?.user.isEmployee === true);
  const isAllowedOrigin = (origin: string) => origins.includes(origin);

  const read = async (name: RemoteName, origin: string): Promise<Release> => {
    const response = await fetch(`${origin}/${MANIFEST_FILE}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`${origin} answers ${response.status}`);
    const manifest = RemoteManifestSchema.parse(await response.json());
    const reasons = checkManifest(manifest, name, null);
    if (reasons.length > 0) throw new Error(reasons.join('; '));
    const { version } = manifest;
    // Its code runs in this one browser only; the server runs published releases alone.
    return {
      name,
      version,
      base: overrideFolder(name, version),
      folder: '',
      manifest,
      styles: new Map(),
      sizes: new Map(),
      bundle: null,
      override: origin,
    };
  };

  return {
    isAllowedFor,
    isAllowedOrigin,
    read,
    async apply(releases, overrides, user) {
      const wanted = Object.entries(overrides).flatMap(([name, origin]) =>
        isRemoteName(name) && origin !== undefined && isAllowedOrigin(origin) ? [{ name, origin }] : [],
      );
      if (wanted.length === 0 || !isAllowedFor(user)) return releases;
      const found = await Promise.all(
        wanted.map(({ name, origin }) =>
          read(name, origin).catch((error: unknown) => {
            onProblem(error);
            return null;
          }),
        ),
      );
      const own = found.filter((release) => release !== null);
      if (own.length === 0) return releases;
      const remotes = { ...releases.remotes, ...Object.fromEntries(own.map((release) => [release.name, release])) };
      return { ...releases, remotes, key: `${releases.key},${own.map(({ name, version }) => `${name}@${version}?`)}` };
    },
  };
}
