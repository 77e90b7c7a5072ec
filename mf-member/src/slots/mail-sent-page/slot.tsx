import { defineSlot } from '@shop/shared/remote';
import { PAGE_TITLES } from '@shop/shared/routing';
import { MailSentPage } from './mail-sent-page.tsx';

export default defineSlot({
  head: () => ({ title: PAGE_TITLES['mail-sent']() }),
  Component: () => <MailSentPage />,
});
