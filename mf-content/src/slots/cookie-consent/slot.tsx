import { defineSlot } from '@shop/shared/remote';
import { CookieConsent } from './cookie-consent.tsx';

const slot = defineSlot({ Component: () => <CookieConsent /> });

export default slot;
