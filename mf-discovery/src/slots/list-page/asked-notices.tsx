import type { ProductList } from '@shop/contracts';
import { parseFilters } from '@shop/domain/filters';
import { href, useRoute } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { Fragment } from 'react';
import { HiddenState } from '../../features/product-list/hidden-state.tsx';
import { listUrl, readListState } from '../../features/product-list/list-state.ts';
import type { ShownList } from './load-list.ts';
import { RemovableChip } from './removable-chip.tsx';
import classes from './search-notices.module.css';

type Asked = NonNullable<ProductList['query']['asked']>;
type Wish = Asked['wishes'][number];

/** The URL of a list that answers the same sentence. */
function useUrlOf(): (list: Wish['without']) => string {
  const { query } = useRoute();
  return ({ searchString, filters }) =>
    listUrl({ path: href('search', { searchString }), query }, { filters: parseFilters(filters) });
}

const hitsText = (hits: number): string => (hits === 1 ? '1 träff' : `${hits} träffar`);

/** The highest sum of a price as shoppers read it: 2400 of '1 600–2 400 kr'. */
const sumOf = (label: string): string => label.replace(/^.*–/, '').replace(/\D/g, '');

/** Another price for the same question; a form, so that it works without JavaScript. */
function BudgetForm({ price }: { readonly price: Wish }) {
  const route = useRoute();
  return (
    <details>
      <summary>Ändra priset</summary>
      <form method="get" action={route.path} className={classes.budget}>
        <HiddenState state={readListState(route)} />
        <Input
          key={price.label}
          label="Högsta pris i kronor"
          name="budget"
          type="number"
          inputMode="numeric"
          min={1}
          max={10_000_000}
          defaultValue={sumOf(price.label)}
        />
        <Button type="submit">Ändra</Button>
      </form>
    </details>
  );
}

/** What need not be, and the list is without: too few have it together with the rest. */
function LeftOut({ wishes }: { readonly wishes: NonNullable<Asked['leftOut']> }) {
  const urlOf = useUrlOf();
  return (
    <p>
      Få har allt på en gång, så det här är inte ett krav:{' '}
      {wishes.map(({ label, list, hits }, index) => (
        <Fragment key={label}>
          {index > 0 ? ', ' : ''}
          {hits === 0 ? (
            `”${label}” (ingen har det)`
          ) : (
            <TextLink href={urlOf(list)}>
              ”{label}” ({hitsText(hits)})
            </TextLink>
          )}
        </Fragment>
      ))}
      .
    </p>
  );
}

/** Nothing fits everything: how much there is without each of the wishes. */
function Alternatives({ wishes }: { readonly wishes: readonly Wish[] }) {
  const urlOf = useUrlOf();
  const helping = wishes.filter(({ hits = 0 }) => hits > 0).sort((a, b) => (b.hits ?? 0) - (a.hits ?? 0));
  if (helping.length === 0) return null;
  return (
    <>
      <p id="asked-alternatives">Inget passar allt på en gång. Det här finns om du tar bort något:</p>
      <ul role="list" aria-labelledby="asked-alternatives">
        {helping.map((wish) => (
          <li key={wish.label}>
            <TextLink href={urlOf(wish.without)}>
              Utan ”{wish.label}”: {hitsText(wish.hits ?? 0)}
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What of a sentence became filters, each of which can be taken away, and what was not understood. */
export function AskedNotices({ list, asked }: { readonly list: ShownList; readonly asked: Asked }) {
  const urlOf = useUrlOf();
  const { wishes, notUnderstood, leftOut = [], sentence } = asked;
  const price = wishes.find(({ kind }) => kind === 'price');
  return (
    <section aria-label="Så förstod vi dig" className={classes.notices}>
      {wishes.length === 0 ? null : (
        <div className={classes.limits}>
          <p className={classes.label} id="asked-wishes">
            Vi förstod:
          </p>
          <ul role="list" aria-labelledby="asked-wishes" className={classes.chips}>
            {wishes.map((wish) => (
              <li key={wish.label}>
                <RemovableChip label={wish.label} to={urlOf(wish.without)} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {price === undefined ? null : <BudgetForm price={price} />}
      {list.products.length === 0 ? <Alternatives wishes={wishes} /> : null}
      {leftOut.length === 0 ? null : <LeftOut wishes={leftOut} />}
      {notUnderstood.length === 0 ? null : (
        <p>Vi förstod inte: {notUnderstood.map((part) => `”${part}”`).join(', ')}.</p>
      )}
      <p className={classes.label}>
        Blev det fel?{' '}
        <TextLink href={href('search', { searchString: sentence }, { asked: '' })}>Sök på orden som de står</TextLink>.
      </p>
    </section>
  );
}
