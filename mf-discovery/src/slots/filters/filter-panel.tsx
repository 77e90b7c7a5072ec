import { usePlatform, useShared } from '@shop/platform';
import { isAboveMedium } from '@shop/domain/breakpoints';
import { formatWholeNumber } from '@shop/domain/money';
import { Button } from '@shop/ui/button/button.tsx';
import { Drawer } from '@shop/ui/drawer/drawer.tsx';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import type { FilterPanelData } from './filter-panel-data.ts';
import { FilterForm } from './filter-form.tsx';
import classes from './filter-panel.module.css';
import { PanelForm } from './panel-form.ts';

const showText = (count: number): string => `Visa ${formatWholeNumber(count)} ${count === 1 ? 'produkt' : 'produkter'}`;

/** The panel beside the list, and over it on small screens, where the list's 'Filtrera' button opens it [2.13-23]. */
export function FilterPanel({ data }: { readonly data: FilterPanelData }) {
  const { bus } = usePlatform();
  const [isOpen, setIsOpen] = useState(false);
  // A press shows the drawer first, and then its fields, which take a phone longer than a frame.
  const hasFields = useDeferredValue(isOpen);
  // The server's HTML has the panel, which styles hide on a small screen: there it goes when the page responds.
  const hasPanel = isAboveMedium(useShared('viewport').size);
  useEffect(() => bus.on('filters.open', () => setIsOpen(true)), [bus]);
  const close = () => setIsOpen(false);
  return (
    <>
      {hasPanel ? (
        <section aria-label="Filter" className={classes.panel}>
          <h2 className={classes.title}>Filter</h2>
          <Suspense fallback={null}>
            <PanelForm data={data} />
          </Suspense>
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
