import { PAGE_TITLES } from '@shop/contracts/routing';
import { defineSlot } from '@shop/platform';
import { LoginPage } from '../../features/login/login-page.tsx';
import { IdentificationPage } from './identification-page.tsx';
import { loadIdentification } from './load-identification.ts';

/** [2.17-10], [O2.17-23] The page of one signing; a visitor logs in first, at the same URL. */
export default defineSlot({
  load: loadIdentification,
  head: () => ({ title: PAGE_TITLES.identification() }),
  Component: ({ data }) =>
    data.kind === 'login' ? (
      <LoginPage isExpired={data.isExpired} intro={data.intro} />
    ) : (
      <IdentificationPage key={data.reference} signing={data.signing} />
    ),
});
