import { SHOP } from '@shop/contracts/config';
import { describeSlot } from '@shop/contracts/slot-description';
import { href } from '@shop/contracts/routing';

const { name, organisationNumber, street, zipCode, city, email } = SHOP.company;

export default describeSlot({
  area: 'footer',
  isDeferred: true,
  hydratesOnInteraction: true,
  // The newsletter’s, for mailed links.
  queryKeys: ['mailCase', 'newsletterpopup', 'subscribe', 'unsubscribe'],
  fallback: {
    text: `${name}, ${organisationNumber}, ${street}, ${zipCode} ${city}, ${email}`,
    links: [
      { text: 'Kundservice', to: href('info', { id: 1 }) },
      { text: 'Köpvillkor', to: href('info', { id: 8 }) },
      { text: 'Integritetspolicy', to: href('info', { id: 26 }) },
    ],
  },
});
