import type { CtoModel, CtoQuote } from '@shop/contracts/api/configure-to-order';
import { INFO_PAGE_IDS } from '@shop/domain/ids';
import { excludingVat, formatKronor, roundToKronor } from '@shop/domain/money';
import { href, useIsHydrated } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Price } from '@shop/ui/price/price.tsx';
import { StockLine } from '@shop/ui/stock-line/stock-line.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { lazyPart } from '@shop/ui/lazy-part/lazy-part.tsx';
import { Suspense } from 'react';
import { ShareButton } from '../share/share-button.tsx';
import { shownTotal } from './build-amounts.ts';
import { BuyBuild } from './buy-build.tsx';
import classes from './build-summary.module.css';
import { dayInWords } from './day-in-words.ts';
import { slotAnchor } from './option-group.tsx';

const SaveBuild = lazyPart(() => import('./save-build.tsx'));
const BuildDelivery = lazyPart(() => import('./build-delivery.tsx'));

export interface BuildSummaryProps {
  readonly model: CtoModel;
  readonly quote: CtoQuote;
  readonly isWithoutVat: boolean;
  readonly isPending: boolean;
}

function Conflicts({ quote: { conflicts, choices } }: Pick<BuildSummaryProps, 'quote'>) {
  return (
    <Alert tone="warning" title="Bygget går inte ihop än">
      <ul role="list">
        {conflicts.map(({ message, optionIds }) => {
          const choice = choices.find(({ optionId }) => optionIds.includes(optionId));
          return (
            <li key={message}>
              {message}{' '}
              {choice === undefined ? null : (
                <TextLink href={`#${slotAnchor(choice.slotId)}`}>Ändra {choice.slotName.toLowerCase()}</TextLink>
              )}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}

/** The build in words: every choice, what it costs, when it is done, and the way to buy, share and save it. */
export function BuildSummary({ model, quote, isWithoutVat, isPending }: BuildSummaryProps) {
  const isHydrated = useIsHydrated();
  const { price, vat, choices, conflicts, readyDate, buildDays } = quote;
  return (
    <div className={classes.box} aria-busy={isPending}>
      <h2 className={classes.heading}>Din {model.name}</h2>
      <div className={classes.total}>
        <Price amount={shownTotal(quote, isWithoutVat)} excludingVat={isWithoutVat} size="large" />
        <p className={classes.note}>
          {isWithoutVat
            ? `${formatKronor(price)} inkl. moms`
            : `varav moms ${formatKronor(roundToKronor(vat))} · ${formatKronor(roundToKronor(excludingVat(quote)))} exkl. moms`}
        </p>
      </div>
      <div className={classes.dates}>
        <StockLine
          tone="incoming"
          text={`Klar i verkstaden ${dayInWords(readyDate)} (${buildDays} arbetsdagar) om du beställer nu`}
        />
        {isHydrated ? (
          <Suspense fallback={null}>
            <BuildDelivery quote={quote} />
          </Suspense>
        ) : null}
      </div>
      {conflicts.length === 0 ? null : <Conflicts quote={quote} />}
      <BuyBuild quote={quote} isPending={isPending} />
      <dl className={classes.choices}>
        {choices.map(({ slotId, slotName, name }) => (
          <div key={slotId} className={classes.choice}>
            <dt>{slotName}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>
        Datorn byggs efter dina val. Därför <strong>gäller inte ångerrätten</strong> när den är beställd, men du kan
        avbeställa tills bygget har börjat, och du har tre års reklamationsrätt.{' '}
        <TextLink href={href('info', { id: INFO_PAGE_IDS.rightOfWithdrawal })}>Läs mer om ångerrätten</TextLink>
      </p>
      {isHydrated ? (
        <div className={classes.actions}>
          <ShareButton title={`Min ${model.name} hos Polarsten`} />
          <Suspense fallback={null}>
            <SaveBuild model={model} quote={quote} />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
