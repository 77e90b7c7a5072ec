import { productDocumentPath, type ProductDocumentKind } from '@shop/domain/product-documents';
import type { ProductSummary } from '@shop/contracts';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { VisuallyHidden } from '@shop/ui/visually-hidden/visually-hidden.tsx';
import { lazyOr, Nothing } from '@shop/ui/lazy-part/lazy-or.tsx';
import { Suspense, useRef } from 'react';
import classes from './documents.module.css';
import { useIsSeen } from './use-is-seen.ts';

const DocumentSize = lazyOr(() => import('./document-size.tsx'), Nothing);

const DOCUMENTS: readonly { readonly kind: ProductDocumentKind; readonly title: string; readonly text: string }[] = [
  { kind: 'product-sheet', title: 'Produktblad', text: 'Alla egenskaper, att spara eller skriva ut.' },
  { kind: 'manual', title: 'Bruksanvisning', text: 'Kom igång, säkerhet, skötsel och återvinning, i kortform.' },
];

/** Links to the product's documents, which need no script; how large they are is fetched once they are seen. */
export function Documents({ product }: { readonly product: Pick<ProductSummary, 'id' | 'name'> }) {
  const list = useRef<HTMLUListElement>(null);
  const isSeen = useIsSeen(list);
  return (
    <ul ref={list} role="list" className={classes.list}>
      {DOCUMENTS.map(({ kind, title, text }) => (
        <li key={kind}>
          <TextLink href={productDocumentPath(product.id, kind)}>
            {title}
            <VisuallyHidden> för {product.name}</VisuallyHidden> (PDF
            {isSeen ? (
              <Suspense fallback={null}>
                <DocumentSize productId={product.id} kind={kind} />
              </Suspense>
            ) : null}
            )
          </TextLink>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
