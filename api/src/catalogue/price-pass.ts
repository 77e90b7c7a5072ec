import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a pass promises: this product at this price until then. */
export interface PricePassClaim {
  productId: number;
  priceOre: number;
  expiresAt: Date;
}

export interface PricePasses {
  /** A token that travels through browsers. The same claim gives the same token, so that answers stay cacheable. */
  issue(claim: PricePassClaim): string;
  /** What the token promises for this product; null when it is forged, for another product, or too old. */
  verify(token: string, productId: number, now: Date): PricePassClaim | null;
}

const PURPOSE = 'price-pass-1';
const TOKEN = /^(\d{1,10})\.(\d{1,10})\.([0-9a-z]{1,9})\.([\w-]{27})$/;

/** [O3-03] Signs and checks price passes. Every instance has the same `secret`, so any of them can check. */
export function createPricePasses(secret: string): PricePasses {
  const sign = (body: string): Buffer =>
    createHmac('sha256', secret).update(`${PURPOSE}:${body}`).digest().subarray(0, 20);
  return {
    issue({ productId, priceOre, expiresAt }) {
      const body = `${productId}.${priceOre}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
      return `${body}.${sign(body).toString('base64url')}`;
    },
    verify(token, productId, now) {
      const match = TOKEN.exec(token);
      if (match === null) return null;
      const [, id, priceOre, seconds = '', signature = ''] = match;
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(`${id}.${priceOre}.${seconds}`);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const expiresAt = new Date(Number.parseInt(seconds, 36) * 1000);
      if (Number(id) !== productId || expiresAt.getTime() <= now.getTime()) return null;
      return { productId, priceOre: Number(priceOre), expiresAt };
    },
  };
}
