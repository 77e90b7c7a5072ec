import type { MissingReason } from '@shop/contracts/api/cart';

const REASONS: Readonly<Record<MissingReason, string>> = {
  unknown: 'finns inte längre i butiken.',
  'sold-out': 'är slut eller säljs inte längre.',
  level: 'säljs bara till medlemmar på en högre nivå än din.',
  'gift-card': 'behöver belopp och mottagare. Välj dem på presentkortets sida.',
  build: 'byggs efter val som länken inte har med sig. Välj delarna på datorns sida.',
};

/** What one reads about a product that cannot be put into the cart, after its name. */
export const missingText = (reason: MissingReason): string => REASONS[reason];
