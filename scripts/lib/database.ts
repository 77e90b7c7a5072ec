import { migrateDatabase } from '../../api/src/db/migrate.ts';
import { closeDataDir } from '../../api/src/data-dir.ts';
import { type OpenDatabase, openDatabase } from '../../api/src/db/open-database.ts';
import { readInstallation } from './installation.ts';

/** The database of an installation, migrated. `close()` it last. `onEvent` gets notices for operators. */
export async function openMigrated(dataDir: string, onEvent?: (text: string) => void): Promise<OpenDatabase> {
  const config = readInstallation(dataDir);
  closeDataDir(config.dataDir);
  const database = await openDatabase(config, onEvent);
  try {
    await migrateDatabase(database.address);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
