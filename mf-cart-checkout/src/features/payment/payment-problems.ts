/** What the buyer reads when an attempt has ended without a payment. */
export const DECLINED =
  'Betalningen gick inte igenom och inga pengar har dragits. Försök igen eller välj ett annat betalsätt.';

export const CANCELLED = 'Betalningen avbröts. Inga pengar har dragits. Välj hur du vill betala.';
