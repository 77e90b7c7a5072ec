import { defineSlot } from '@shop/platform';
import { CompareTraySlot } from './compare-tray-slot.tsx';

const slot = defineSlot({ Component: () => <CompareTraySlot /> });
export default slot;
