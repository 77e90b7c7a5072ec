/**
 * Versions of the packages that shell and releases share at run time: the documents that cross between them, the slot
 * runtime, the design tokens. Each equals its package's version (a test compares them). A release names those that it
 * was built with, and a shell rejects releases of another major; docs/releases-contract.md says what a release may
 * rely on.
 */
export const PACKAGE_VERSIONS: Readonly<Record<string, string>> = {
  '@shop/contracts': '2.10.0',
  '@shop/platform': '2.0.0',
  '@shop/ui': '1.1.0',
};
