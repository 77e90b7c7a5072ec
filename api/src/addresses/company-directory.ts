import type { FoundCompany } from '@shop/contracts';

/** A register of companies. */
export interface CompanyDirectory {
  /**
   * The company of an organisation number of ten digits, never a person's; null when there is none. May fail or be
   * slow: the shopper then types the fields. `signal` ends when nobody waits any longer.
   */
  find(corpNumber: string, signal: AbortSignal): Promise<FoundCompany | null>;
}
