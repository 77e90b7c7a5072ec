import { usePlatform, useShared } from '@shop/platform';
import { isAboveMedium } from '@shop/domain/breakpoints';
import { formatWholeNumber } from '@shop/domain/money';
import { Button } from '@shop/ui/button/button.tsx';
import { Drawer } from '@shop/ui/drawer/drawer.tsx';
import { useIsBrowserRendered } from '@shop/ui/image/use-is-browser-rendered.ts';
import { useDeferredValue, useEffect, useState } from 'react';
import type { FilterPanelData } from './filter-panel-data.ts';
import { FilterForm } from './filter-form.tsx';
import classes from './filter-panel.module.css';

const showText = (count: number): string => `Visa ${formatWholeNumber(count)} ${count === 1 ? 'produkt' : 'produkter'}`;

/** The panel beside the list, and over it on small screens, where the list's 'Filtrera' button opens it [2.13-23]. */
export function FilterPanel({ data }: { readonly data: FilterPanelData }) {
  const { bus } = usePlatform();
  const [isOpen, setIsOpen] = useState(false);
  // A press shows the drawer first, and then its fields, which take a phone longer than a frame.
  const hasFields = useDeferredValue(isOpen);
  const isWide = isAboveMedium(useShared('viewport').size);
  // The styles hide the panel of a small screen; a list that is opened there does not wait for what nobody sees.
  const hasPanel = !useIsBrowserRendered() || isWide;
  useEffect(() => bus.on('filters.open', () => setIsOpen(true)), [bus]);
  const close = () => setIsOpen(false);
  return (
    <>
      {hasPanel ? (
        <section aria-label="Filter" className={classes.panel}>
          <h2 className={classes.title}>Filter</h2>
          <FilterForm data={data} />
        </section>
      ) : null}
      <Drawer
        isOpen={isOpen}
        onClose={close}
        title="Filter"
        footer={
          <Button variant="primary" block onClick={close}>
            {showText(data.filteredProductCount)}
          </Button>
        }
      >
        {hasFields ? <FilterForm data={data} /> : null}
      </Drawer>
    </>
  );
}
