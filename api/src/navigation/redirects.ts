import { REDIRECT_TYPE_IDS, type RedirectTypeName } from '@shop/domain/ids';
import type { FastifyReply } from 'fastify';
import type { NamedQuery } from '../db/named-query.ts';

const NAMES = new Map<number, RedirectTypeName>(
  (Object.keys(REDIRECT_TYPE_IDS) as RedirectTypeName[]).map((name) => [REDIRECT_TYPE_IDS[name], name]),
);

const FIND = 'select to_type_id as "typeId", to_id as "toId" from redirect where from_type = $1 and from_id = $2';

/** 'Type:id' of a stored redirect, or null. A type that no page is known for leads nowhere [O9-30]. */
export async function findRedirect(named: NamedQuery, type: string, id: string): Promise<string | null> {
  const [row] = await named<{ typeId: number; toId: string | null }>('redirect', FIND, [type, id]);
  const name = row && NAMES.get(row.typeId);
  if (name === undefined || row === undefined) return null;
  if (name === 'Start') return 'Start:';
  return row.toId === null ? null : `${name}:${row.toId}`;
}

/** Sets the redirect header [7.1-09] when a redirect is stored for the requested path [O2.2-14]. */
export async function announceRedirect(
  named: NamedQuery,
  reply: FastifyReply,
  type: string,
  id: string,
): Promise<void> {
  const target = await findRedirect(named, type, id);
  if (target !== null) reply.header('x-page-redirect', target);
}
