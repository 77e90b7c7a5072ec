import { touchpoint } from '@shop/domain/breakpoints';
import { useShared } from '@shop/platform';

/** The touchpoint of this screen for the api [7.6-01]. */
export const useTouchpoint = (): 'DESKTOP' | 'MOBILE' => touchpoint(useShared('viewport').size);
