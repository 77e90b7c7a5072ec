import { ARTICLES_ROUTE } from '@shop/contracts/articles-path';
import { describeSlot } from '@shop/contracts/slot-description';

/** The overview of guides and articles: the specification has a route for one article, and none that leads to it. */
export default describeSlot({
  routes: { articles: { paths: [ARTICLES_ROUTE], breadcrumbs: true } },
  queryKeys: ['avdelning', 'page'],
});
