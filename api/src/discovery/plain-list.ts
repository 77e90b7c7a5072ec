import type { ListRequest, ListScope } from './search-port.ts';

/** The first page of a list as a visitor sees it who has chosen nothing, in the usual order and without paid places. */
export const plainList = (scope: ListScope, pageSize = 1): ListRequest => ({
  scope,
  choices: [],
  categoryIds: [],
  storeIds: [],
  campaignIds: [],
  searches: [],
  onlyMemberDeals: false,
  sort: null,
  isMember: false,
  page: 1,
  pageSize,
  mayPromote: false,
});
