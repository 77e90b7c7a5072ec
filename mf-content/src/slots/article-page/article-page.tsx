import type { Article } from '@shop/contracts/api/articles';
import { articlesPath } from '@shop/contracts/articles-path';
import { usePlatform, useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import { sharePage } from '@shop/ui/share/share-page.ts';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { Share2 } from 'lucide-react';
import { useMemo } from 'react';
import { ArticleFacts } from '../../features/articles/article-facts.tsx';
import { Contents } from '../../features/html/contents.tsx';
import { withHeadingIds } from '../../features/html/headings.ts';
import { parseHtml } from '../../features/html/parse-html.ts';
import { Prose } from '../../features/html/prose.tsx';
import { ARTICLE_IMAGE } from './article-image.ts';
import classes from './article-page.module.css';

/** [O2.17-20] Heading, ingress, picture, author and dates, the text, and how to pass it on. */
export function ArticlePage({ article }: { readonly article: Article }) {
  const { heading, ingress, imageUrl, section, content } = article;
  const classicHost = useShared('classicHost');
  const { nodes, headings } = useMemo(() => withHeadingIds(parseHtml(content, classicHost)), [content, classicHost]);
  return (
    <article className={classes.article}>
      <header className={classes.head}>
        <TextLink href={articlesPath(section?.id ?? null)} variant="quiet">
          {section === null ? 'Guider och artiklar' : `Guider om ${section.name.toLowerCase()}`}
        </TextLink>
        <h1 tabIndex={-1} className={classes.heading}>
          {heading}
        </h1>
        <p className={classes.ingress}>{ingress}</p>
        <div className={classes.line}>
          <ArticleFacts article={article} />
          <ShareButton title={heading} />
        </div>
      </header>
      <Image
        src={imageUrl}
        alt=""
        {...ARTICLE_IMAGE}
        fit="cover"
        isLazy={false}
        fetchPriority="high"
        className={classes.picture}
      />
      <Contents headings={headings} />
      <Prose nodes={nodes} />
    </article>
  );
}

function ShareButton({ title }: { readonly title: string }) {
  const { toasts } = usePlatform();
  const share = async (): Promise<void> => {
    const outcome = await sharePage(title, window);
    if (outcome === 'copied') toasts.show('Länken är kopierad');
    if (outcome === 'failed') toasts.show('Det gick inte att dela länken', 'error');
  };
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Icon of={Share2} size={16} />}
      className={classes.share}
      onClick={() => void share()}
    >
      Dela
    </Button>
  );
}
