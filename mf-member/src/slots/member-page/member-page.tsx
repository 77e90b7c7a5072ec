import { LoginPage } from '../../features/login/login-page.tsx';
import { MemberFrame } from './member-frame.tsx';
import type { MemberPageData } from './member-page-data.ts';
import { memberPart } from './member-parts.ts';

/** A member page within its frame, or the login instead. */
export function MemberPage({ data }: { readonly data: MemberPageData }) {
  if (data.kind === 'login') return <LoginPage isExpired={data.isExpired} />;
  const Content = memberPart(data.route)?.Content;
  return (
    <MemberFrame member={data.member} current={data.route}>
      {Content === undefined ? null : <Content key={data.route} data={data.data} />}
    </MemberFrame>
  );
}
