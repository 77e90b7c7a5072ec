import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Checkbox } from '@shop/ui/checkbox/checkbox.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Select } from '@shop/ui/select/select.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { ChevronDown } from 'lucide-react';
import type { FormEvent } from 'react';
import type { OffersData } from './load-offers.ts';
import { boxFilter, offersQuery } from './offers-query.ts';
import classes from './offers-page.module.css';

type Props = Pick<OffersData, 'boxes' | 'sortOptions' | 'sortBy' | 'state'>;

/** [O2.17-03] Filters and order of the offers: at once with each choice, and by its button without JavaScript. */
export function OfferFilters({ boxes, sortOptions, sortBy, state }: Props) {
  const { href, navigate } = usePlatform();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const filters = form.getAll('f').map(String);
    const query = offersQuery({ filters, sortBy: String(form.get('sortBy') ?? '') || null, page: 1 });
    void navigate(href('member.offers', {}, query), { keepScroll: true });
  };
  const count = state.filters.length;
  return (
    <form method="get" action={href('member.offers')} aria-label="Filter" onChange={show} onSubmit={show}>
      <div className={classes.bar}>
        <details className={classes.filters} open={count > 0}>
          <summary className={classes.summary}>
            {count === 0 ? 'Filtrera' : `Filtrera (${count} val)`} <Icon of={ChevronDown} size={16} />
          </summary>
          <div className={classes.boxes}>
            {boxes.map((box) => (
              <fieldset key={box.id} className={classes.box}>
                <legend className={classes.legend}>{box.name}</legend>
                <div className={classes.values}>
                  {box.values.map(({ value, name, count: left, selected }) => (
                    <Checkbox
                      key={`${value} ${String(selected)}`}
                      name="f"
                      value={boxFilter(box, value)}
                      label={name}
                      count={String(left)}
                      defaultChecked={selected}
                    />
                  ))}
                </div>
              </fieldset>
            ))}
          </div>
          {count === 0 ? null : <TextLink href={href('member.offers')}>Rensa alla filter</TextLink>}
        </details>
        <Select key={sortBy} name="sortBy" label="Sortera" options={sortOptions} defaultValue={sortBy} />
      </div>
      <noscript>
        <Button type="submit">Visa</Button>
      </noscript>
    </form>
  );
}
