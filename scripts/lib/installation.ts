import { type Config, readConfig } from '../../api/src/config.ts';
import { developmentSecret } from '../../api/src/development-secret.ts';
import { demoEnvironment } from './demo.ts';

/** The configuration of the installation whose data lie in that folder, with this process's environment below `extra`. */
export const readInstallation = (dataDir: string, extra: Readonly<Record<string, string>> = {}): Config =>
  readConfig({ ...process.env, ...demoEnvironment(), ...extra, DATA_DIR: dataDir }, developmentSecret);
