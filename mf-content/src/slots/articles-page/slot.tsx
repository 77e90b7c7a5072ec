import { articlesPath } from '@shop/contracts/articles-path';
import { firstOf } from '@shop/contracts/routing';
import { defineSlot, notFound } from '@shop/platform';
import { ArticlesPage } from './articles-page.tsx';

const TITLE = 'Guider och artiklar';

const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;

/** All guides and articles, newest first, also of one section. */
const slot = defineSlot({
  load: async ({ route: { query }, api, signal }) => {
    const { getArticles } = await import('@shop/contracts/api/articles');
    const sectionId = numberIn(firstOf(query, 'avdelning'));
    const page = Math.min(numberIn(firstOf(query, 'page')) ?? 1, 1000);
    const narrowed = sectionId === null ? {} : { sectionId };
    const { data } = await api.call(getArticles, { query: { ...narrowed, page } }, { signal });
    const section = data.sections.find(({ id }) => id === sectionId) ?? null;
    if (page > Math.max(1, data.pageCount) || (sectionId !== null && section === null)) return notFound();
    return { ...data, section, page };
  },
  head: ({ data: { section } }) => ({
    title: section === null ? TITLE : `${TITLE}: ${section.name}`,
    description: 'Jämförelser, mått och råd från dem som säljer, bygger och lagar sakerna.',
    canonicalPath: articlesPath(),
    breadcrumbs: [
      { title: TITLE, path: articlesPath() },
      ...(section === null ? [] : [{ title: section.name, path: articlesPath(section.id) }]),
    ],
  }),
  Component: ({ data }) => <ArticlesPage {...data} title={TITLE} />,
});

export default slot;
