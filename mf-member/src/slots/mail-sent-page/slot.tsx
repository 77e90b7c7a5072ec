import { defineSlot } from '@shop/platform';
import { PAGE_TITLES } from '@shop/contracts/routing';
import { MailSentPage } from './mail-sent-page.tsx';

export default defineSlot({
  head: () => ({ title: PAGE_TITLES['mail-sent']() }),
  Component: () => <MailSentPage />,
});
