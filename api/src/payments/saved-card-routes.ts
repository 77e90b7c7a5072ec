import { deleteSavedCard, getSavedCards } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { savedCard } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { createProviders } from './providers.ts';
import { cardTokenOf, findSavedCard, readSavedCards } from './saved-cards.ts';

/** `saved-card`: a member's saved cards, which the checkout lists as well, and their removal. */
export const registerSavedCards: Feature = (app, services) => {
  const { db, config, log } = services;
  const providers = createProviders(services);

  route(app, getSavedCards, async ({ member, clock }) => ({
    data: { savedCards: await readSavedCards(db, member.id, clock.now()) },
  }));

  route(app, deleteSavedCard, async ({ member, params }) => {
    const card = await findSavedCard(db, member.id, params.id);
    if (card === undefined) throw notFound();
    await db.delete(savedCard).where(eq(savedCard.id, card.id));
    // Without our half nobody can use the token any more; a provider that cannot be reached keeps a useless one.
    await providers.card.forgetCard?.(cardTokenOf(card, config.secrets)).catch((error: unknown) => {
      log.warn({ err: error }, 'the provider has not forgotten a card');
    });
    return undefined;
  });
};
