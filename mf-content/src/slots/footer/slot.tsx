import { defineSlot } from '@shop/platform';
import { Footer } from './footer.tsx';

const slot = defineSlot({ Component: () => <Footer /> });

export default slot;
