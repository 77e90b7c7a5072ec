import { stopTestServer } from './global-setup.ts';

/** Runs after the last test file, in the process that ran `global-setup.ts`. */
export default (): Promise<void> => stopTestServer();
