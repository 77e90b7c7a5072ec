/** [9-54] Number of products that are shown of a history, or of the campaign in its place. */
export const SHOWN_HISTORY = 3;

/** [2.14-03][O2.14-01] A campaign whose products replace an empty history; its name is then the heading. */
export interface BackupCampaign<Product> {
  readonly id: number;
  readonly name: string;
  readonly products: readonly Product[];
}
