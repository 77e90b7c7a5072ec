/** Behaviour of a test card; every other real-looking number is approved. */
export type CardBehaviour = 'approve' | 'decline' | 'noFunds' | 'slow' | 'loseAnswer' | 'declineLater';

export interface TestCard {
  readonly number: string;
  readonly behaviour: CardBehaviour;
  /** The page's label for the behaviour. */
  readonly label: string;
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4111111111111111', behaviour: 'approve', label: 'Godkänns' },
  { number: '5555555555554444', behaviour: 'approve', label: 'Godkänns (Mastercard)' },
  { number: '4000000000000002', behaviour: 'decline', label: 'Nekas av banken' },
  { number: '4000000000009995', behaviour: 'noFunds', label: 'Saknar täckning' },
  { number: '4000000000003220', behaviour: 'slow', label: 'Godkänns långsamt' },
  { number: '4000000000000341', behaviour: 'declineLater', label: 'Godkänns, men nekas som sparat kort' },
  { number: '4000000000000259', behaviour: 'loseAnswer', label: 'Godkänns, men svaret kommer bort' },
];

export const behaviourOf = (digits: string): CardBehaviour =>
  TEST_CARDS.find(({ number }) => number === digits)?.behaviour ?? 'approve';
