import { readFileSync } from 'node:fs';
import { hasRoomForTakeover, TAKEOVER_PAGE_WIDTH } from '@shop/domain/takeover';
import { afterEach, expect, it } from '@jest/globals';
import { TAKEOVER_MEDIA } from '../../browser/takeover/watch-takeovers.ts';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';

let shell: TestShell | null = null;
afterEach(async () => {
  await shell?.close();
  shell = null;
});

const BANNER = {
  id: 111,
  name: 'Black Week',
  description: 'Black Week hos Pixelhamn',
  imageUrl: '/images/takeover/111',
  mobileImageUrl: '/images/takeover/111',
  campaign: { id: 7866, name: 'Black Friday' },
  button: null,
  placement: 'takeover',
  sectionId: 0,
  from: null,
  to: null,
  sizes: [720],
  sides: { left: '/images/takeover/111?side=left', right: '/images/takeover/111?side=right' },
  background: '#0b0b0d',
};

const start = async (isThere: { banners: unknown[] }) => {
  let requested = 0;
  shell = await startTestShell({
    api({ url }) {
      if (!url.startsWith('/api/banner')) return null;
      requested += 1;
      return { body: { data: isThere } };
    },
  });
  const { app } = shell;
  return { page: async (url: string) => (await app.inject({ url })).body, asked: () => requested };
};

it('[1-76][9-103] a page with a takeover has its background, and no image', async () => {
  const { page } = await start({ banners: [BANNER] });
  const document = await page('/se');
  expect(document).toContain('style="--takeover:#0b0b0d"');
  expect(document).not.toContain('<img src="/images/takeover');
});

it('[1-76] another page does not, but has the data for navigation', async () => {
  const { page } = await start({ banners: [BANNER] });
  const document = await page('/se/category/7-Moss');
  expect(document).not.toContain('--takeover:');
  expect(document).toContain('"takeovers":[{"sectionId":0,"to":null,"description":"Black Week hos Pixelhamn"');
});

it('is fetched once a minute for all pages, and left out while there is none', async () => {
  const { page, asked } = await start({ banners: [] });
  expect(await page('/se')).not.toContain('takeovers');
  await page('/se/category/7-Moss');
  expect(asked()).toBe(1);
});

it('[9-102][9-103] style sheet and script switch at the widths of the rules', () => {
  const sheet = readFileSync(new URL('../../layout/layout.module.css', import.meta.url), 'utf8');
  const ground = Number(/@media \(width > (\d+)px\) \{\s+\.takenOver/.exec(sheet)?.[1]);
  const pictures = Number(/\(width > (\d+)px\)/.exec(TAKEOVER_MEDIA)?.[1]);
  expect((ground - TAKEOVER_PAGE_WIDTH) / 2).toBe(8);
  expect([hasRoomForTakeover(pictures), hasRoomForTakeover(pictures + 1)]).toEqual([false, true]);
});
