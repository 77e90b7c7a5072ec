/**
 * Metric of `Server-Timing` that tells the page whether the browser sent a session or a cart: those cookies cannot be
 * read by scripts, the document's body is the same for all visitors, and this header can be read.
 */
export const VISITOR_METRIC = 'visitor';
export const NEW_VISITOR = 'new';

/** Value of `Server-Timing`. Always sent: a 304 replaces the value of the stored response. */
export const visitorTiming = (isNew: boolean): string => `${VISITOR_METRIC};desc="${isNew ? NEW_VISITOR : 'known'}"`;
