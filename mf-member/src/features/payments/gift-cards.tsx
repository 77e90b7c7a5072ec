import { getGiftCards, type GiftCardBalance } from '@shop/contracts/api/order-codes';
import type { ApiClient } from '@shop/contracts/platform';
import { formatDayAndYear, fromUnixSeconds } from '@shop/domain/dates';
import { INFO_PAGE_IDS } from '@shop/domain/ids';
import { formatKronor } from '@shop/domain/money';
import { usePlatform } from '@shop/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { Gift } from 'lucide-react';
import { Refetchable } from '../failure/refetchable.tsx';
import classes from './payments-page.module.css';

const fetchCards = async (api: ApiClient): Promise<readonly GiftCardBalance[]> =>
  (await api.call(getGiftCards, {}, { fresh: true })).data.giftCards;

function GiftCard({ card: { lastFour, amount, balance, expiresAt } }: { readonly card: GiftCardBalance }) {
  return (
    <li className={classes.owned}>
      <Icon of={Gift} size={24} className={classes.sign} />
      <div className={classes.about}>
        <h3 className={classes.name}>{`Presentkort som slutar på ${lastFour}`}</h3>
        <p className={classes.muted}>
          {balance < amount ? `Av ${formatKronor(amount)}. ` : null}
          {`Gäller till och med ${formatDayAndYear(fromUnixSeconds(expiresAt))}.`}
        </p>
      </div>
      <p className={classes.remaining}>{`${formatKronor(balance)} kvar`}</p>
    </li>
  );
}

/** [O2.17-06] What is left on the member's gift cards, and where the balance of any other is looked up. */
export function GiftCards({ cards }: { readonly cards: readonly GiftCardBalance[] | null }) {
  const { href } = usePlatform();
  return (
    <>
      <Refetchable first={cards} fetch={fetchCards} failure="Det gick inte att hämta dina presentkort.">
        {(known) =>
          known.length === 0 ? (
            <p className={classes.muted}>
              Här ser du vad som är kvar på presentkort som du har köpt till dig själv eller har betalat med.
            </p>
          ) : (
            <ul role="list" className={classes.list}>
              {known.map((card) => (
                <GiftCard key={`${card.lastFour}-${card.expiresAt}`} card={card} />
              ))}
            </ul>
          )
        }
      </Refetchable>
      <p className={classes.more}>
        <TextLink href={href('info', { id: INFO_PAGE_IDS.giftCards, name: 'Presentkort' })}>
          Har du fått ett presentkort? Se saldot med koden
        </TextLink>
      </p>
    </>
  );
}
