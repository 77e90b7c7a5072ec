import { getMe } from '@shop/contracts/api/user';
import { defineSlot } from '@shop/platform';
import { REGISTER_PATH } from '../../features/register/register-path.ts';
import { AlreadyMember } from './already-member.tsx';
import { RegisterPage } from './register-page.tsx';

const TITLE = 'Bli medlem';

/** The register form as a page: without JavaScript, and for links. A member is told that they are one. */
export default defineSlot({
  load: async ({ api, user, signal }) => {
    // The page may be requested before the browser has loaded the user.
    const member = user ?? (await api.call(getMe, {}, { signal })).data.user;
    return { username: member?.username ?? null };
  },
  head: ({ href }) => ({
    title: TITLE,
    description: 'Medlemskapet är gratis: fri frakt från 500 kr, medlemspriser och XP på allt du köper.',
    canonicalPath: REGISTER_PATH,
    breadcrumbs: [
      { title: 'Mina sidor', path: href('member.orders') },
      { title: TITLE, path: REGISTER_PATH },
    ],
  }),
  Component: ({ data: { username } }) => (username === null ? <RegisterPage /> : <AlreadyMember username={username} />),
});
