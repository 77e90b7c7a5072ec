import { defineSlot } from '@shop/platform';
import { CookieConsent } from './cookie-consent.tsx';

const slot = defineSlot({ Component: () => <CookieConsent /> });

export default slot;
