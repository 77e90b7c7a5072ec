/** [9-113..116] Screen sizes and their numbers. */
export const SCREEN_SIZES = { xs: 1, sm: 2, md: 3, lg: 4 } as const;

export type ScreenSizeName = keyof typeof SCREEN_SIZES;

/** Smallest width in CSS pixels of each size above xs. The one table; style sheets use the same numbers. */
export const BREAKPOINTS = { sm: 576, md: 768, lg: 992 } as const;

/** Size of a viewport of this width in CSS pixels. */
export function screenSizeName(width: number): ScreenSizeName {
  if (width >= BREAKPOINTS.lg) return 'lg';
  if (width >= BREAKPOINTS.md) return 'md';
  return width >= BREAKPOINTS.sm ? 'sm' : 'xs';
}

/** [9-113..116] The size as a number, for comparing. */
export function screenSize(width: number): number {
  return SCREEN_SIZES[screenSizeName(width)];
}

/** "Mobile", "small screens": xs and sm. */
export function isMobileWidth(width: number): boolean {
  return screenSize(width) <= SCREEN_SIZES.sm;
}

/** "Wider than medium", "above md": the mega-menu, the admin panel and DESKTOP. */
export function isWideWidth(width: number): boolean {
  return screenSize(width) > SCREEN_SIZES.md;
}

/** [7.6-01] */
export function touchpoint(width: number): 'DESKTOP' | 'MOBILE' {
  return isWideWidth(width) ? 'DESKTOP' : 'MOBILE';
}
