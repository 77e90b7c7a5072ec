import { touchpoint } from '@shop/domain/breakpoints';
import { useShared } from '@shop/platform';

/** What the api is told about this screen [7.6-01]. */
export const useTouchpoint = (): 'DESKTOP' | 'MOBILE' => touchpoint(useShared('viewport').size);
