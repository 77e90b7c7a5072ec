import { useShared } from '@shop/shared/remote';

/** [7.6-01] What the api is told about the screen. */
export const useTouchpoint = (): 'DESKTOP' | 'MOBILE' => (useShared('viewport').size === 'lg' ? 'DESKTOP' : 'MOBILE');
