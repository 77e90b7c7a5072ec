import type { StreetSuggestion } from '@shop/contracts';

/** What has been typed of an address so far. */
export interface StreetQuery {
  /** The beginning of a street, perhaps with a number. */
  readonly text: string;
  /** Five digits; null while the field has none. */
  readonly zipCode: string | null;
}

/** A register of streets. */
export interface StreetDirectory {
  /**
   * Streets that begin like the text, best first. May fail or be slow: then nothing is suggested. `signal` ends when
   * nobody waits any longer.
   */
  suggest(query: StreetQuery, signal: AbortSignal): Promise<StreetSuggestion[]>;
}
