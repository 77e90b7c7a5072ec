export { href } from './href.ts';
export { matchUrl, segmentsOf, setDocumentRoutes, type UrlMatch as AddressMatch, type RouteMatch } from './match.ts';
export { firstOf, formatQuery, parseQuery, type Query, type QueryInput } from './query.ts';
export { readPath, type ReadPath } from './read-path.ts';
export { readPattern, ROUTE_PATTERNS, type RoutePattern } from './route-patterns.ts';
export { routesOf } from './routes-of.ts';
export { BREADCRUMB_ROOT, documentTitle, NOT_FOUND_TITLE, PAGE_TITLES } from './titles.ts';
export { isSameRoute } from '@shop/domain/route-ids';
