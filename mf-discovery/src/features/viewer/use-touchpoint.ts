import { touchpoint } from '@shop/shared/domain/breakpoints';
import { useShared } from '@shop/shared/remote';

/** What the api is told about this screen [7.6-01]. */
export const useTouchpoint = (): 'DESKTOP' | 'MOBILE' => touchpoint(useShared('viewport').size);
