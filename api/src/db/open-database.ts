import type { Config } from '../config.ts';
import { startEmbeddedPostgres } from './embedded/index.ts';
import type { DatabaseAddress } from './pool.ts';

export interface OpenDatabase {
  address: DatabaseAddress;
  /** Stops the embedded server if this process supervises it. Close every pool first. */
  close(): Promise<void>;
}

/** The database of this installation: the configured one, or the embedded one, started here unless it runs already. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onEvent?: (text: string) => void,
): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return { address: { url: databaseUrl }, close: () => Promise.resolve() };
  const server = await startEmbeddedPostgres({ dataDir, ...(onEvent && { onEvent }) });
  await server.ensureDatabase('shop');
  return { address: { socketDir: server.socketDir, database: 'shop' }, close: () => server.stop() };
}
