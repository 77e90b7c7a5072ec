import { type Config, readConfig } from '../../api/src/config.ts';
import { developmentSecret } from '../../api/src/development-secret.ts';
import { demoEnvironment } from './demo.ts';

/** The configuration of the installation with its data in that folder; `extra` overrides this process's environment. */
export const readInstallation = (dataDir: string, extra: Readonly<Record<string, string>> = {}): Config =>
  readConfig({ ...process.env, ...demoEnvironment(), ...extra, DATA_DIR: dataDir }, developmentSecret);
