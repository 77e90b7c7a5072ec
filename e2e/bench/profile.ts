import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** The shopper we measure for: a mid-range phone on a slow mobile network, with nothing cached. */
export const PROFILE = {
  /** A shopper's browser: the shop treats a headless one as a crawler and leaves parts of the page out. */
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36',

  cpuSlowdown: 4,
  kilobitsPerSecond: 1600,
  latencyMs: 150,
  viewport: { width: 390, height: 844 },
} as const;

/** Slows the page's processor and network down; returns the session that did it. */
export const applyProfile = async (context: BrowserContext, page: Page): Promise<CDPSession> => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PROFILE.latencyMs,
    downloadThroughput: (PROFILE.kilobitsPerSecond * 1000) / 8,
    uploadThroughput: (PROFILE.kilobitsPerSecond * 1000) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown });
  return session;
};
