/** Whether a value is absent. The API uses null, optional fields undefined; to a rule both mean the same. */
export function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}
