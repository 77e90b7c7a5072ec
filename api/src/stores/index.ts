import { getPlaces, getStore, getStores } from '@shop/contracts/api/content';
import type { Feature } from '../feature.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { createPlaceIndex } from './place-index.ts';
import { readStore, readStores } from './stores.ts';

/** The stores that can be visited, and the places from which they are searched for. */
export const registerStores: Feature = (app, { db, clock, config: { map } }) => {
  const findPlaces = createPlaceIndex(db, clock);

  route(app, getStores, async () => ({ data: { stores: await readStores(db), map } }));

  route(app, getPlaces, async ({ query }) => ({ data: { places: await findPlaces(query.text) } }));

  route(app, getStore, async ({ params }) => {
    const data = await readStore(db, params.id);
    if (data === null) throw notFound('Butiken finns inte.');
    return { data: { ...data, map } };
  });
};
