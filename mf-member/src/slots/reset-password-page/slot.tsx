import { defineSlot } from '@shop/shared/remote';
import { PAGE_TITLES } from '@shop/shared/routing';
import { ResetPasswordPage } from './reset-password-page.tsx';

export default defineSlot({
  head: () => ({ title: PAGE_TITLES['reset-password']() }),
  Component: () => <ResetPasswordPage />,
});
