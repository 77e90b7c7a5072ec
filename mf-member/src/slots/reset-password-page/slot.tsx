import { defineSlot } from '@shop/platform';
import { PAGE_TITLES } from '@shop/contracts/routing';
import { ResetPasswordPage } from './reset-password-page.tsx';

export default defineSlot({
  head: () => ({ title: PAGE_TITLES['reset-password']() }),
  Component: () => <ResetPasswordPage />,
});
