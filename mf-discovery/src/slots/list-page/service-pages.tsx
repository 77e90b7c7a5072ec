import type { ProductList } from '@shop/contracts';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { sitePath } from '../../features/page-components/site-path.ts';
import classes from './service-pages.module.css';

/** Pages that answer a search for a service, such as 'retur'; nothing without such. */
export function ServicePages({ pages }: { readonly pages: ProductList['pages'] }) {
  if (pages === undefined || pages.length === 0) return null;
  return (
    <nav aria-labelledby="service-pages" className={classes.box}>
      <h2 id="service-pages" className={classes.heading}>
        Sidor om det du söker
      </h2>
      <ul role="list" className={classes.pages}>
        {pages.map(({ title, url }) => (
          <li key={url}>
            <TextLink href={sitePath(url)}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
