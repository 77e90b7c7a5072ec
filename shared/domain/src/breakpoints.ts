/**
 * Screen sizes with the numbers they are compared by [9-113..116].
 *
 * @internal Compare by `isAboveMedium`; exported because the numbers themselves are the specification's.
 */
export const SCREEN_SIZES = { xs: 1, sm: 2, md: 3, lg: 4 } as const;

/** Name of a screen size, from xs to lg. */
export type ScreenSizeName = keyof typeof SCREEN_SIZES;

/** Smallest width in CSS pixels of each size above xs. The one table; style sheets use the same numbers. */
export const BREAKPOINTS = { sm: 576, md: 768, lg: 992 } as const;

/** Whether a screen is wider than medium: with the bar of sections, the column of filters and the admin panel. */
export const isAboveMedium = (size: ScreenSizeName): boolean => SCREEN_SIZES[size] > SCREEN_SIZES.md;

/** Touchpoint that the api gets for a screen size: DESKTOP above md [7.6-01]. */
export function touchpoint(size: ScreenSizeName): 'DESKTOP' | 'MOBILE' {
  return isAboveMedium(size) ? 'DESKTOP' : 'MOBILE';
}
