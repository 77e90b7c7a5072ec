import { getStore, getStores } from '@shop/contracts/api/content';
import type { Feature } from '../feature.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { readStore, readStores } from './stores.ts';

/** The stores that can be visited. */
export const registerStores: Feature = (app) => {
  route(app, getStores, async ({ db }) => ({ data: { stores: await readStores(db) } }));

  route(app, getStore, async ({ db, params }) => {
    const data = await readStore(db, params.id);
    if (data === null) throw notFound('Butiken finns inte.');
    return { data };
  });
};
