import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { create } from 'tar';
import { prepareFolders } from '../embedded/folders.ts';
import { startEmbeddedPostgres } from '../embedded/index.ts';
import { withClient } from '../embedded/probe.ts';
import { copyCluster } from './copy-cluster.ts';
import { writeManifest } from './manifest.ts';

/** Files of the data folder that are regenerated, or are no part of the shop. The database is copied separately. */
const NOT_COPIED = /^(?:postgres|images|logs|backups|before-restore-.*|\.restore-.*|\.backup-.*)$/;

export interface BackupOptions {
  /** The data folder of the installation; its embedded database may be running, and continues to. */
  dataDir: string;
  /** Written atomically; readable by its owner alone. */
  file: string;
  now: Date;
}

/**
 * Backs up an installation with the embedded database into one file: the database as of the end of the copying, the
 * secret that its ciphertexts need, and e-mails that wait as files. Rendered images and logs are left out.
 */
export async function backUp({ dataDir, file, now }: BackupOptions): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir });
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const staging = mkdtempSync(join(dirname(file), '.backup-'));
  try {
    const folders = await prepareFolders(dataDir);
    const postgres = await withClient(folders, async (client) => {
      await copyCluster(client, folders.data, join(staging, 'postgres'));
      const { rows } = await client.query<{ version: number }>(
        `select current_setting('server_version_num')::int / 10000 as version`,
      );
      return rows[0]?.version ?? 0;
    });
    for (const name of readdirSync(dataDir).filter((entry) => !NOT_COPIED.test(entry))) {
      cpSync(join(dataDir, name), join(staging, 'data', name), { recursive: true });
    }
    const hasSecret = existsSync(join(staging, 'data/secret'));
    writeManifest(staging, { format: 1, madeAt: now.toISOString(), postgres, hasSecret });
    const partial = join(staging, 'backup.tar.gz');
    const parts = readdirSync(staging);
    // The lowest level: it shrinks a database to a third, and higher ones save little more.
    await create({ cwd: staging, file: partial, gzip: { level: 1 }, portable: true }, parts);
    chmodSync(partial, 0o600);
    renameSync(partial, file);
  } finally {
    rmSync(staging, { recursive: true, force: true });
    await server.stop();
  }
}
