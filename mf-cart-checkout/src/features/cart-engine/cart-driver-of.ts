import { useEffect, useState } from 'react';
import type { Platform } from '@shop/contracts/platform';
import { usePlatform } from '@shop/platform';
import { browserSurroundings } from './browser-surroundings.ts';
import { startCartDriver, type CartDriver } from './cart-driver.ts';

const DRIVERS = new WeakMap<Platform, CartDriver>();

/**
 * The one cart driver of a page: created by the first slot that needs it, it lives as long as the page, so that no
 * queued event is lost when the header is unmounted for checkout. Browser only.
 */
export const cartDriverOf = (platform: Platform): CartDriver => {
  const known = DRIVERS.get(platform);
  if (known) return known;
  const driver = startCartDriver(platform, browserSurroundings(platform));
  DRIVERS.set(platform, driver);
  return driver;
};

/** The page's cart driver; null on the server and until the slot has hydrated. */
export const useCartDriver = (): CartDriver | null => {
  const platform = usePlatform();
  const [driver, setDriver] = useState<CartDriver | null>(null);
  useEffect(() => setDriver(cartDriverOf(platform)), [platform]);
  return driver;
};
