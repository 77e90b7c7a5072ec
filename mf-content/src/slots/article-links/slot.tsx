import type { ArticleHead } from '@shop/contracts/api/articles';
import type { RouteSnapshot } from '@shop/contracts/routes';
import { defineSlot } from '@shop/platform';
import { ArticleLinks } from './article-links.tsx';
import { articleScope } from './article-scope.ts';

const MAX_LINKS = 3;

/** Below an article: the others, those of its section first. */
function linksFor({ name, params }: RouteSnapshot, articles: readonly ArticleHead[]): readonly ArticleHead[] {
  if (name !== 'article') return articles;
  const own = articles.find(({ entityId }) => entityId === params.id)?.section?.id;
  const others = articles.filter(({ entityId }) => entityId !== params.id);
  const isNear = ({ section }: ArticleHead): boolean => own !== undefined && section?.id === own;
  return [...others.filter(isNear), ...others.filter((each) => !isNear(each))];
}

/** Up to three guides on what the page shows; nothing where there is none. */
const slot = defineSlot({
  load: async ({ route, api, signal }) => {
    const { getArticles } = await import('@shop/contracts/api/articles');
    const scope = articleScope(route);
    if (scope === null) return { articles: [] };
    const { data } = await api.call(getArticles, { query: scope }, { signal });
    return { articles: linksFor(route, data.articles).slice(0, MAX_LINKS) };
  },
  Component: ({ data, route }) => (
    <ArticleLinks articles={data.articles} title={route.name === 'article' ? 'Läs också' : 'Guider och råd'} />
  ),
});

export default slot;
