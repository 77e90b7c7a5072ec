import { deleteSavedCard, type Checkout } from '@shop/contracts/api/checkout';
import { isApiError, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Checkbox } from '@shop/ui/checkbox/checkbox.tsx';
import { RadioCardGroup, type RadioCardOption } from '@shop/ui/radio-card/radio-card.tsx';
import { chargedCard, type CardWish } from './card-wish.ts';
import classes from './card-choice.module.css';

type SavedCard = NonNullable<Checkout['savedCards']>[number];

export interface CardChoiceProps {
  readonly checkout: Checkout;
  readonly wish: CardWish;
  readonly onWish: (wish: CardWish) => void;
  /** A card was removed: the checkout is to be read again. */
  readonly onRemoved: () => void;
}

/** Of no saved card: the empty value of the group. */
const OTHER = 'other';

const nameOf = ({ brand, lastFour }: SavedCard): string => `${brand} som slutar på ${lastFour}`;

/** [O4-09] A member's saved cards, the last used one chosen, and the wish to save another. Never shown in a kiosk. */
export function CardChoice({ checkout, wish, onWish, onRemoved }: CardChoiceProps) {
  const { api, modals, toasts } = usePlatform();
  const { savedCards = [] } = checkout;
  const charged = chargedCard(checkout, wish);

  const remove = async (card: SavedCard): Promise<void> => {
    const isSure = await modals.confirm({ title: 'Ta bort kortet', text: `Vill du ta bort ${nameOf(card)}?` });
    if (!isSure) return;
    try {
      await api.call(deleteSavedCard, { params: { id: card.id } });
      toasts.show('Kortet är borttaget.', 'ok');
    } catch (error) {
      if (!isApiError(error)) throw error;
      toasts.show(error.userMessage, 'error');
    }
    onRemoved();
  };

  const options: RadioCardOption[] = savedCards.map((card) => ({
    value: card.id,
    label: nameOf(card),
    description: `Giltigt till ${card.expiry}`,
    details: (
      <Button variant="quiet" onClick={() => void remove(card)}>
        Ta bort kortet
      </Button>
    ),
  }));
  return (
    <div className={classes.choice}>
      {savedCards.length === 0 ? null : (
        <RadioCardGroup
          legend="Vilket kort?"
          name="savedCardId"
          options={[...options, { value: OTHER, label: 'Ett annat kort' }]}
          value={charged ?? OTHER}
          onChange={(value) => onWish({ ...wish, savedId: value === OTHER ? null : value })}
        />
      )}
      {charged === null ? (
        <Checkbox
          name="saveCard"
          label="Spara kortet till nästa köp. Det sparas hos vår kortleverantör, och du kan ta bort det här eller under Betalningar på Mina sidor."
          checked={wish.isSaved}
          onChange={({ target }) => onWish({ ...wish, isSaved: target.checked })}
        />
      ) : null}
    </div>
  );
}
