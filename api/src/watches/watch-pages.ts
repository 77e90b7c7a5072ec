import { DAY_MS } from '@shop/domain/dates';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type LinkPageResponse, linkPage, registerLinkPage, toShop } from '../content/link-pages.ts';
import { product, productWatch } from '../db/schema/index.ts';
import type { Services } from '../services.ts';
import { escapeHtml } from '../mail/mail-layout.ts';
import { CONFIRM_DAYS, hashOfToken } from './start-watch.ts';
import { CONFIRM_PATH, END_PATH, readEndToken } from './watch-links.ts';

const form = (label: string): string => `<form method="post"><button type="submit">${label}</button></form>`;

/** The pages behind the links of mails about watches: opening one changes nothing, its button does. */
export async function registerWatchPages(app: FastifyInstance, services: Services): Promise<void> {
  const { config, db, clock } = services;
  const shopUrl = `${config.publicOrigin}/se`;
  const page = (isKnown: boolean, title: string, body: string): LinkPageResponse => ({
    isKnown,
    html: linkPage(title, `${body}${toShop(shopUrl)}`, shopUrl),
  });
  const tooOld = page(
    false,
    'Länken gäller inte längre',
    `<p>Börja bevaka igen på varans sida, så skickar vi en ny länk. Länken gäller i ${CONFIRM_DAYS} dagar.</p>`,
  );
  const unknown = page(false, 'Länken stämmer inte', '<p>Öppna länken i ditt senaste mejl om bevakningen.</p>');

  const waiting = async (token: string) => {
    const [found] = await db
      .select({ id: productWatch.id, name: product.name, confirmedAt: productWatch.confirmedAt })
      .from(productWatch)
      .innerJoin(product, eq(product.id, productWatch.productId))
      .where(
        and(
          eq(productWatch.confirmTokenHash, hashOfToken(token.slice(0, 100))),
          gt(productWatch.createdAt, new Date(clock.now().getTime() - CONFIRM_DAYS * DAY_MS)),
        ),
      );
    return found;
  };

  await registerLinkPage(app, services, {
    path: CONFIRM_PATH,
    show: async (token) => {
      const found = await waiting(token);
      if (found === undefined) return tooOld;
      const name = escapeHtml(found.name);
      if (found.confirmedAt !== null) return page(true, 'Du bevakar redan', `<p>Du får ett mejl om ${name}.</p>`);
      return page(true, 'Nästan klart!', `<p>Vill du ha mejl om ${name}?</p>${form('Bekräfta bevakningen')}`);
    },
    act: async (token) => {
      const found = await waiting(token);
      if (found === undefined) return tooOld;
      if (found.confirmedAt === null) {
        await db.update(productWatch).set({ confirmedAt: clock.now() }).where(eq(productWatch.id, found.id));
      }
      return page(true, 'Tack, nu bevakar du', `<p>Du får ett mejl om ${escapeHtml(found.name)}.</p>`);
    },
  });

  await registerLinkPage(app, services, {
    path: END_PATH,
    isOpenToOtherSites: true,
    show: async (token) =>
      readEndToken(config.secrets, token) === null
        ? unknown
        : page(true, 'Avsluta bevakningen?', form('Avsluta bevakningen')),
    act: async (token) => {
      const id = readEndToken(config.secrets, token);
      if (id === null) return unknown;
      await db.delete(productWatch).where(eq(productWatch.id, id));
      return page(true, 'Bevakningen är avslutad', '<p>Du får inga fler mejl om den.</p>');
    },
  });
}
