import { describeSlot } from '@shop/contracts/slot-description';
import { PLAIN_ACTIONS, SAVED_KEY } from '../../features/profile/plain-forms.ts';

export default describeSlot({
  queryKeys: ['fel', SAVED_KEY],
  forms: PLAIN_ACTIONS,
});
