import { useShared } from '@shop/platform';
import { isGamePage } from '../../features/member-menu/member-menu.ts';
import { LoginPage } from '../../features/login/login-page.tsx';
import { HiddenPage } from './hidden-page.tsx';
import { MemberFrame } from './member-frame.tsx';
import type { MemberPageData } from './member-page-data.ts';
import { memberPart } from './member-parts.ts';

/** A member page within its frame, or the login instead. */
export function MemberPage({ data }: { readonly data: MemberPageData }) {
  const { serious_business_mode: isSerious } = useShared('settings');
  if (data.kind === 'login') return <LoginPage isExpired={data.isExpired} />;
  const { route, owner } = data;
  const Content = memberPart(route)?.Content;
  return (
    <MemberFrame owner={owner} current={route}>
      {/* Follows the setting at once, in every open tab. */}
      {isSerious && isGamePage(route) ? (
        <HiddenPage route={route} />
      ) : Content === undefined ? null : (
        <Content key={`${route}/${owner.id}`} data={data.data} owner={owner} />
      )}
    </MemberFrame>
  );
}
