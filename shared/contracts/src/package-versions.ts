/**
 * Versions of the packages that shell and releases share at run time: the documents that cross between them, the slot runtime, the design
 * tokens. Each is its package's own (a test holds them together). A release names those that it was built with, and a shell
 * takes no release of another major; what a release may assume of each stands in docs/releases-contract.md.
 */
export const PACKAGE_VERSIONS: Readonly<Record<string, string>> = {
  '@shop/contracts': '2.0.0',
  '@shop/platform': '2.0.0',
  '@shop/ui': '1.0.0',
};
