import { afterEach } from '@jest/globals';
import { startTestShell, USER, type TestShell, type TestShellOptions } from './test-shell.ts';

export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

/** A fake api with one member, session cookie `good`. */
export const memberApi: NonNullable<TestShellOptions['api']> = ({ url, headers }) =>
  url === '/api/me'
    ? { body: { data: { user: headers.cookie?.includes('__Host-session=good') ? USER : null, starredStores: [] } } }
    : null;

/** Provides shells for the tests of one file, each closed after its test. */
export function shellPerTest() {
  let shell: TestShell | null = null;
  const current = (): TestShell => {
    if (!shell) throw new Error('start first');
    return shell;
  };
  afterEach(async () => {
    await shell?.close();
    shell = null;
  });
  return {
    /** The shell started last. */
    current,
    start: async (options: TestShellOptions = {}): Promise<TestShell> => (shell = await startTestShell(options)),
    /** GET like a browser. */
    get: (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
      current().app.inject({ url, headers: { 'user-agent': BROWSER, ...headers }, remoteAddress }),
  };
}
