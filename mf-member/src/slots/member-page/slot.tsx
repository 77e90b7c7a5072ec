import { defineSlot } from '@shop/platform';
import { loadMemberPage } from './load-member-page.ts';
import { MemberPage } from './member-page.tsx';
import { memberPageHead } from './member-page-head.ts';

export default defineSlot({
  load: loadMemberPage,
  head: memberPageHead,
  Component: ({ data }) => <MemberPage data={data} />,
});
