import type { KeyRing } from '../secrets/key-ring.ts';

/** The claim of a pass: this product at this price until then. */
export interface PricePassClaim {
  productId: number;
  priceOre: number;
  expiresAt: Date;
}

export interface PricePasses {
  /** Signs a claim. The same claim gives the same token, so that responses stay cacheable. */
  issue(claim: PricePassClaim): string;
  /** The claim of a token for this product; null when it is forged, for another product, or expired. */
  verify(token: string, productId: number, now: Date): PricePassClaim | null;
}

const TOKEN = /^(\d{1,10})\.(\d{1,10})\.([0-9a-z]{1,9})\.([\w-]{27,31})$/;
const SIGNATURE_BYTES = 20;

/** [O3-03] Signs and verifies price passes; those of one `scope` are invalid in another. */
export function createPricePasses(secrets: KeyRing, scope = ''): PricePasses {
  const options = { bytes: SIGNATURE_BYTES, scope };
  return {
    issue({ productId, priceOre, expiresAt }) {
      const body = `${productId}.${priceOre}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
      return `${body}.${secrets.sign('price-pass', body, options)}`;
    },
    verify(token, productId, now) {
      const match = TOKEN.exec(token);
      if (match === null) return null;
      const [, id, priceOre, seconds = '', signature = ''] = match;
      if (!secrets.verify('price-pass', `${id}.${priceOre}.${seconds}`, signature, options)) return null;
      const expiresAt = new Date(Number.parseInt(seconds, 36) * 1000);
      if (Number(id) !== productId || expiresAt.getTime() <= now.getTime()) return null;
      return { productId, priceOre: Number(priceOre), expiresAt };
    },
  };
}
