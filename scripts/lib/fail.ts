/** Ends a command that cannot go on. Expected failures are told in one line; a stack helps nobody there. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
