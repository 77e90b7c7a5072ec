import {
  getAutocomplete,
  getProductList,
  getSponsoredClick,
  getSponsoredViewport,
} from '@shop/contracts/api/discovery';
import { createProducts } from '../catalogue/products.ts';
import type { Feature } from '../feature.ts';
import { callerKey } from '../http/caller.ts';
import { route } from '../http/route.ts';
import { createTimedCache } from '../timed-cache.ts';
import { type Autocompleted, autocomplete } from './autocomplete.ts';
import { createExternalSearch, knownEngine } from './external-search.ts';
import { createPostgresSearch } from './postgres-search.ts';
import { createProductLists } from './product-lists.ts';
import { createReference } from './reference.ts';
import { searcherOf } from './suggested-searches.ts';
import { sortKey } from './sort-options.ts';
import { HIT_LIMIT, countHit } from './sponsored-hits.ts';
import { createTickets } from './tickets.ts';

const MAX_SUGGESTIONS = 1000;

/** Product lists, search, quick search, and the hit counts of paid positions. */
export const registerDiscovery: Feature = (app, services) => {
  const { named, clock, config, db, rateLimits } = services;
  const search = createPostgresSearch(named, clock);
  const products = createProducts(services);
  const reference = createReference(named, clock);
  const lists = createProductLists({
    services,
    search,
    external: createExternalSearch(config, services.log),
    products,
    reference,
  });
  const tickets = createTickets(config.secrets, services.clock);
  const cached = createTimedCache<{ data: Autocompleted }>(clock, {
    seconds: config.listCacheSeconds,
    max: MAX_SUGGESTIONS,
  });

  app.addHook('onListen', () => {
    const warm = search.warmUp();
    warm.catch((error: unknown) => services.log.warn({ err: error }, 'the first list will have to wait'));
    services.startup.waitFor(warm);
  });
  app.addHook('onClose', () => search.close());

  route(app, getAutocomplete, async ({ params, query }) => {
    const typed = params.searchString.trim().toLowerCase();
    const isForCards = query.view === 'card';
    return cached(`${isForCards} ${typed}`, async () => ({
      data: await autocomplete(typed, { search, products, reference, isForCards }),
    }));
  });

  route(app, getSponsoredViewport, async ({ params, session, request, clock: { now } }) => {
    await rateLimits.use(`sponsored:${callerKey(request)}`, HIT_LIMIT);
    await countHit(db, tickets, { kind: 'viewport', ticket: params.ticket, session, request }, now());
    return undefined;
  });

  route(app, getSponsoredClick, async ({ params, session, request, clock: { now } }) => {
    await rateLimits.use(`sponsored:${callerKey(request)}`, HIT_LIMIT);
    await countHit(db, tickets, { kind: 'click', ticket: params.ticket, session, request }, now());
    return undefined;
  });

  route(app, getProductList, async ({ params, query, user, session }) => {
    const { list, promotedIds } = await lists.build({
      type: params.type,
      value: params.value,
      page: query.page,
      filters: query.filters,
      sort: sortKey(query.sortBy),
      isMember: user !== null,
      autoCorrect: query.autoCorrect ?? true,
      categoryId: query.categoryId,
      engine: knownEngine(config, query.engine),
      asked: query.asked,
      isForCards: query.view === 'card',
      hasFilters: query.view === 'card' && query.totalProductCountSet === true,
      searcher: searcherOf(config.secrets, { memberId: user?.id ?? null, sessionId: session.id }),
    });
    const promoted = new Set(promotedIds);
    return {
      ...list,
      products: list.products.map((each) =>
        promoted.has(each.id) ? { ...each, sponsored: true, ticket: tickets.issue(each.id) } : each,
      ),
    };
  });
};
