import { articlesPath } from '@shop/contracts/articles-path';
import { PAGE_TITLES } from '@shop/contracts/routing';
import { imageAtWidth, imageWidthSet } from '@shop/ui/image/image-src.ts';
import { defineSlot } from '@shop/platform';
import { articleJsonLd } from '../../features/articles/article-json-ld.ts';
import { ARTICLE_IMAGE } from './article-image.ts';
import { ArticlePage } from './article-page.tsx';

/** [2.17-07][O2.17-20] An article or guide. Its products stand below it, in a list of mf-discovery. */
const slot = defineSlot({
  load: async ({ route, api, signal }) => {
    const { getArticle } = await import('@shop/contracts/api/articles');
    const { data } = await api.call(getArticle, { params: { id: route.params.id ?? '' } }, { signal });
    return data;
  },
  // [2.2-41] The canonical URL has the article's current heading.
  head: ({ data: { article }, href }) => {
    const { entityId, heading, ingress, imageUrl } = article;
    const path = href('article', { id: entityId, name: heading });
    return {
      title: PAGE_TITLES.article(article),
      description: ingress,
      canonicalPath: path,
      breadcrumbs: [
        { title: 'Guider och artiklar', path: articlesPath() },
        { title: heading, path },
      ],
      jsonLd: [articleJsonLd(article, path)],
      openGraphImage: imageUrl,
      preloadImage: {
        href: imageAtWidth(imageUrl, ARTICLE_IMAGE.width),
        srcSet: imageWidthSet(imageUrl, ARTICLE_IMAGE.fluid.widths),
        sizes: ARTICLE_IMAGE.fluid.sizes,
      },
    };
  },
  Component: ({ data }) => <ArticlePage article={data.article} />,
});

export default slot;
