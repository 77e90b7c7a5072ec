import { getCtoConfiguration } from '@shop/contracts/api/configure-to-order';
import { configurationHref } from '@shop/contracts/build-link';
import { isApiError, QueryProvider, useApiQuery, useShared } from '@shop/platform';
import { BUTTON_LABELS } from '@shop/ui/icon-button/button-labels.ts';
import { IconButton } from '@shop/ui/icon-button/icon-button.tsx';
import { Price } from '@shop/ui/price/price.tsx';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { shownTotal } from './build-amounts.ts';
import classes from './saved-build-list.module.css';
import { readBuilds, removeBuild, type SavedBuild } from './saved-builds.ts';

/** The builds that the shopper has saved in this browser, at today's price. Renders nothing when there are none. */
export default function SavedBuildList() {
  const [builds, setBuilds] = useState(() => readBuilds(localStorage));
  const heading = useRef<HTMLHeadingElement>(null);
  if (builds.length === 0) return null;
  const remove = (id: string): void => {
    removeBuild(localStorage, id);
    setBuilds(readBuilds(localStorage));
    // The pressed button leaves the page.
    heading.current?.focus();
  };
  return (
    <QueryProvider>
      <section className={classes.section}>
        <h2 ref={heading} tabIndex={-1} className={classes.heading}>
          Dina sparade byggen
        </h2>
        <p className={classes.note}>
          De finns bara i den här webbläsaren, även när du är inloggad. Öppna ett bygge och dela länken för att komma åt
          det någon annanstans.
        </p>
        <ul role="list" className={classes.list}>
          {builds.map((build) => (
            <SavedItem key={build.id} build={build} onRemove={() => remove(build.id)} />
          ))}
        </ul>
      </section>
    </QueryProvider>
  );
}

function SavedItem({ build, onRemove }: { readonly build: SavedBuild; readonly onRemove: () => void }) {
  const { show_prices_excluding_vat: isWithoutVat } = useShared('settings');
  const { id, name, summary } = build;
  const { data, error } = useApiQuery(getCtoConfiguration, { params: { configurationId: id }, query: {} });
  const isGone = isApiError(error, 'NOT_FOUND');
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <a href={configurationHref(id)} className={classes.name}>
          {name}
        </a>
        <p className={classes.note}>{summary.replace(`${name}: `, '')}</p>
        {isGone ? <p className={classes.gone}>Bygget går inte att beställa längre: en del är borta.</p> : null}
      </div>
      {data === undefined ? null : (
        <Price amount={shownTotal(data.data.quote, isWithoutVat)} excludingVat={isWithoutVat} />
      )}
      <IconButton icon={Trash2} label={`${BUTTON_LABELS.remove} ${name}`} size="small" onClick={onRemove} />
    </li>
  );
}
