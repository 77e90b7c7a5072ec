import { getMe } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { loadMember } from './member-view.ts';

/** `GET me` [7.3-07]: 200 for everyone; a visitor gets user null and no stores [O7-41]. */
export function registerMe(app: FastifyInstance): void {
  route(app, getMe, async ({ db, user, session, services }) => {
    const found = user === null ? undefined : await loadMember(db, user.id, services, session.staff === 'open');
    return { data: found ?? { user: null, starredStores: [] } };
  });
}
