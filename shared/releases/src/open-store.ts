import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createFolderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { createS3Store } from './s3-store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const needed = (environment: Environment, name: string): string => {
  const value = environment[name];
  if (!value) throw new Error(`${name} must be set for releases in a bucket.`);
  return value;
};

/**
 * The store at a location: a folder, or `s3://<bucket>/<prefix>`. A bucket's credentials are the usual AWS variables
 * and its host, where it is not Amazon's, is `S3_ENDPOINT`.
 */
export function openStore(location: string, environment: Environment): ReleaseStore {
  if (!location.startsWith('s3://')) return createFolderStore(resolve(location));
  const { host, pathname } = new URL(location);
  const region = environment['AWS_REGION'] ?? 'eu-north-1';
  const endpoint = environment['S3_ENDPOINT'] ?? `https://s3.${region}.amazonaws.com`;
  return createS3Store({
    bucketUrl: `${endpoint.replace(/\/+$/, '')}/${host}`,
    prefix: pathname.replace(/^\/+|\/+$/g, ''),
    region,
    accessKeyId: needed(environment, 'AWS_ACCESS_KEY_ID'),
    secretAccessKey: needed(environment, 'AWS_SECRET_ACCESS_KEY'),
    sessionToken: environment['AWS_SESSION_TOKEN'],
    cacheFolder: environment['RELEASE_CACHE'] ?? join(tmpdir(), 'shop-releases'),
  });
}
