import { putAdminPrice } from '@shop/contracts/api/admin';
import { kronorToOre } from '@shop/domain/money';
import type { Feature } from '../feature.ts';
import { notFound } from '../http/errors.ts';
import { audited } from './audited.ts';
import { timestampOf } from './timestamps.ts';
import { refused } from './refused.ts';
import { relist } from './relist.ts';
import { type NewPrice, setPrice } from './set-price.ts';
import { staffRoute } from './staff-route.ts';
import { versionOf } from './version.ts';

/** Validates a price: below the regular one that it reduces, and with one to return to when it ends. */
function checkPrice(price: NewPrice, now: Date): void {
  const { priceOre, regularPriceOre, priceType, priceEndsAt, isFlashSale } = price;
  if (regularPriceOre !== null && regularPriceOre <= priceOre) {
    throw refused('regularPrice', 'Det ordinarie priset måste vara högre än priset.');
  }
  if (priceType !== null && regularPriceOre === null) throw refused('regularPrice', 'Fyll i det ordinarie priset.');
  if (priceEndsAt !== null && regularPriceOre === null) throw refused('regularPrice', 'Fyll i det ordinarie priset.');
  if (priceEndsAt !== null && priceEndsAt <= now)
    throw refused('endsAt', 'Priset kan inte sluta gälla i förfluten tid.');
  if (isFlashSale && priceEndsAt === null) throw refused('endsAt', 'En flash sale måste ta slut.');
}

/** Prices [O6-01], [O4-33]. */
export const registerAdminPrices: Feature = (app, services) => {
  staffRoute(app, putAdminPrice, async (call) => {
    const { params, body } = call;
    const now = call.clock.now();
    const price: NewPrice = {
      priceOre: kronorToOre(body.price),
      regularPriceOre: body.regularPrice == null ? null : kronorToOre(body.regularPrice),
      priceType: body.priceType ?? null,
      priceEndsAt: timestampOf(body.endsAt ?? null),
      isFlashSale: body.isFlashSale ?? false,
      priceMaxPerCustomer: body.maxPerCustomer ?? null,
    };
    checkPrice(price, now);
    const isChanged = await audited(call, async (tx) => {
      const change = await setPrice(tx, params.id, price, now, body.version);
      if (change === undefined) throw notFound();
      return change;
    });
    if (isChanged) await relist(services, [params.id]);
    return { data: { isChanged, version: versionOf(price) } };
  });
};
