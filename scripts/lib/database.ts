import { readConfig } from '../../api/src/config.ts';
import { migrateDatabase } from '../../api/src/db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../api/src/db/open-database.ts';
import { developmentSecret } from '../../api/src/development-secret.ts';

/** The database of an installation, migrated. `close()` it last. */
export async function openMigrated(dataDir: string): Promise<OpenDatabase> {
  const config = readConfig({ ...process.env, DATA_DIR: dataDir }, developmentSecret);
  const database = await openDatabase(config);
  try {
    await migrateDatabase(database.address);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
