/** Ends a command with an error message. Expected failures have one line; a stack would not help. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
