import { defineSlot } from '@shop/shared/remote';
import { Footer } from './footer.tsx';

const slot = defineSlot({ Component: () => <Footer /> });

export default slot;
