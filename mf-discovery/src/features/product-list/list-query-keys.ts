/** What lists and their filters read of the query. */
export const LIST_QUERY_KEYS: readonly string[] = [
  'asked',
  'autoCorrect',
  'budget',
  'engine',
  'f',
  'mode',
  'origin',
  'page',
  'searchString',
  'sortBy',
];
