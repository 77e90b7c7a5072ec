import { describeSlot } from '@shop/contracts/slot-description';

export default describeSlot({
  fallback: {
    text: 'Sidan kunde inte visas. Du kan reklamera också per mejl, telefon eller i en butik.',
    links: [{ text: 'Så reklamerar du', to: '/se/info/17' }],
  },
});
