import type { CtoModel, CtoQuote } from '@shop/contracts/api/configure-to-order';
import { usePlatform, useRoute, useShared } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Price } from '@shop/ui/price/price.tsx';
import { VisuallyHidden } from '@shop/ui/visually-hidden/visually-hidden.tsx';
import { formatKronor } from '@shop/domain/money';
import { useEffect } from 'react';
import { shownTotal } from '../../features/configurator/build-amounts.ts';
import { BuildPicture } from '../../features/configurator/build-picture.tsx';
import { BuildSummary } from '../../features/configurator/build-summary.tsx';
import { dayInWords } from '../../features/configurator/day-in-words.ts';
import { OptionGroup } from '../../features/configurator/option-group.tsx';
import { pictureParts } from '../../features/configurator/picture-parts.ts';
import { useChoices } from '../../features/configurator/use-choices.ts';
import { RichText } from '@shop/ui/rich-text/rich-text.tsx';
import classes from './build-page.module.css';

const SUMMARY_ID = 'ditt-bygge';

export interface BuildPageProps {
  readonly model: CtoModel;
  readonly quote: CtoQuote;
  readonly isChanged: boolean;
}

/** What a screen reader hears after each choice. */
const announcement = ({ price, readyDate, conflicts }: CtoQuote): string =>
  conflicts.length > 0
    ? `Bygget går inte ihop. ${conflicts.map(({ message }) => message).join(' ')}`
    : `Ditt bygge kostar ${formatKronor(price)} och är klart ${dayInWords(readyDate)}`;

/** [O2.17-21] A computer to put together: the options of every slot beside the picture, the price and the button. */
export function BuildPage(props: BuildPageProps) {
  // Another model is another page: choices in flight do not follow.
  return <Builder key={props.model.id} {...props} />;
}

function Builder({ model, quote, isChanged }: BuildPageProps) {
  const { track } = usePlatform();
  const { path } = useRoute();
  const { show_prices_excluding_vat: isWithoutVat } = useShared('settings');
  const choices = useChoices(model, quote);
  const picture = pictureParts(model, choices.ids);
  const { id, name } = model;
  useEffect(() => track('view_item', { modelId: id, name }), [track, id, name]);

  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 tabIndex={-1} className={classes.heading}>
          Bygg din {name}
        </h1>
        <RichText html={model.description} className={classes.lead} />
        {isChanged ? (
          <Alert tone="warning" title="Länken leder till delar som inte finns längre">
            Vi visar standardvalet i stället. Resten av bygget är som i länken.
          </Alert>
        ) : null}
      </header>
      <form method="get" action={path} className={classes.options}>
        {model.parts.length === 0 ? null : (
          <p className={classes.included}>
            Ingår alltid: {model.parts.map((part) => part.name).join(', ')}, montering och 24 timmars provkörning.
          </p>
        )}
        {model.slots.map((slot, index) => (
          <OptionGroup key={slot.id} {...{ model, quote, slot, index, choices, isWithoutVat }} />
        ))}
        <Button type="submit" variant="secondary" className={classes.submit}>
          Räkna om
        </Button>
      </form>
      <aside id={SUMMARY_ID} aria-label="Ditt bygge" className={classes.summary}>
        <div className={classes.picture}>
          <BuildPicture parts={picture} />
        </div>
        <BuildSummary {...{ model, quote, isWithoutVat }} isPending={choices.isPending} />
      </aside>
      <div role="status">
        <VisuallyHidden>{announcement(quote)}</VisuallyHidden>
      </div>
      <div className={classes.bar}>
        <span className={classes.thumb}>
          <BuildPicture parts={picture} isDecorative />
        </span>
        <Price amount={shownTotal(quote, isWithoutVat)} excludingVat={isWithoutVat} />
        <Button href={`#${SUMMARY_ID}`}>Till ditt bygge</Button>
      </div>
    </div>
  );
}
