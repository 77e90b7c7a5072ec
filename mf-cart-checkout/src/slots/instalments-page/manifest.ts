import { describeSlot } from '@shop/contracts/slot-description';
import { AMOUNT_KEY } from './example-amount.ts';

export default describeSlot({ queryKeys: [AMOUNT_KEY] });
