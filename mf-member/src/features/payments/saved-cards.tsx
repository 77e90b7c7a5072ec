import { deleteSavedCard, getSavedCards, type SavedCard } from '@shop/contracts/api/checkout';
import type { ApiClient } from '@shop/contracts/platform';
import { isApiError, unlessGone, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { CreditCard } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Refetchable } from '../failure/refetchable.tsx';
import classes from './payments-page.module.css';

const nameOf = ({ brand, lastFour }: SavedCard): string => `${brand} som slutar på ${lastFour}`;

const fetchCards = async (api: ApiClient): Promise<readonly SavedCard[]> =>
  (await api.call(getSavedCards, {}, { fresh: true })).data.savedCards;

function CardList({ first }: { readonly first: readonly SavedCard[] }) {
  const { api, modals, toasts } = usePlatform();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [pendingId, setPendingId] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const cards = first.filter(({ id }) => !removed.includes(id));
  // The pressed button is gone: the keyboard goes on with the next card, or what has taken their place.
  useEffect(() => {
    if (removed.length > 0) (box.current?.querySelector('button') ?? box.current)?.focus();
  }, [removed]);

  const remove = async (card: SavedCard): Promise<void> => {
    const text = `Vill du ta bort ${nameOf(card)}? Kortet försvinner här och hos kortleverantören. Beställningar som redan är lagda påverkas inte.`;
    if (!(await modals.confirm({ title: 'Ta bort kortet?', text, yes: 'Ta bort kortet', no: 'Behåll det' }))) return;
    setPendingId(card.id);
    try {
      await api.call(deleteSavedCard, { params: { id: card.id } }).catch(unlessGone);
      setRemoved((before) => [...before, card.id]);
      toasts.show('Kortet är borttaget.', 'ok');
    } catch (error) {
      toasts.show(isApiError(error) ? error.userMessage : 'Det gick inte att ta bort kortet. Försök igen.', 'error');
    } finally {
      setPendingId(null);
    }
  };
  return (
    <div ref={box} tabIndex={-1}>
      {cards.length === 0 ? (
        <p className={classes.muted}>
          Du har inga sparade kort. Vill du slippa skriva kortet nästa gång kryssar du i det när du betalar i kassan.
        </p>
      ) : (
        <ul role="list" className={classes.list}>
          {cards.map((card) => (
            <li key={card.id} className={classes.owned}>
              <Icon of={CreditCard} size={24} className={classes.sign} />
              <div className={classes.about}>
                <h3 className={classes.name}>{nameOf(card)}</h3>
                <p className={classes.muted}>Giltigt till {card.expiry}</p>
              </div>
              <Button
                aria-label={`Ta bort ${nameOf(card)}`}
                isLoading={pendingId === card.id}
                onClick={() => void remove(card)}
              >
                Ta bort
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** [O2.17-06] The cards that the member has saved at the card provider, each with the way to remove it. */
export function SavedCards({ cards }: { readonly cards: readonly SavedCard[] | null }) {
  return (
    <Refetchable first={cards} fetch={fetchCards} failure="Det gick inte att hämta dina sparade kort.">
      {(known) => <CardList first={known} />}
    </Refetchable>
  );
}
