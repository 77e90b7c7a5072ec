import { messageAvatarSvg, noFaceSvg } from './avatars.ts';
import { badgeSvg, loadingSvg, logoSvg, maskableSvg, noImageSvg, symbolSvg } from './brand.ts';

export interface StaticFile {
  readonly type: 'svg' | 'png';
  readonly draw: () => string;
}

const svg = (draw: () => string): StaticFile => ({ type: 'svg', draw });
const png = (draw: () => string): StaticFile => ({ type: 'png', draw });

/** Neutral names: we may not reproduce the trademarks of banks and carriers. */
const BADGES: Readonly<Record<string, string>> = {
  'payment/card': 'Kort',
  'payment/invoice': 'Faktura',
  'payment/instalments': 'Delbetalning',
  'payment/direct': 'Direktbetalning',
  'payment/gift-card': 'Presentkort',
  'payment/store': 'Betala i butik',
  'payment/eid': 'E-legitimation',
  'carrier/parcel': 'Paketombud',
  'carrier/home': 'Hemleverans',
  'carrier/locker': 'Paketbox',
  'carrier/mailbox': 'Brevlåda',
  'carrier/express': 'Express',
  'carrier/store': 'Hämta i butik',
  'carrier/digital': 'Digital leverans',
};

const MESSAGE_AVATARS = 8;

/** Every fixed file below /img/, by its path below that. */
export const STATIC_FILES: ReadonlyMap<string, StaticFile> = new Map<string, StaticFile>([
  ['loading_light.svg', svg(loadingSvg)],
  ['no-image.svg', svg(noImageSvg)],
  ['no-face.svg', svg(noFaceSvg)],
  ['logo.svg', svg(() => logoSvg('#1a1a1d'))],
  ['logo-dark.svg', svg(() => logoSvg('#ffffff'))],
  ['symbol.svg', svg(() => symbolSvg(48))],
  ['favicon.svg', svg(() => symbolSvg(32))],
  ['favicon-32.png', png(() => symbolSvg(32))],
  ['apple-touch-icon.png', png(() => maskableSvg(180))],
  ['icon-192.png', png(() => symbolSvg(192))],
  ['icon-512.png', png(() => symbolSvg(512))],
  ['icon-maskable-192.png', png(() => maskableSvg(192))],
  ['icon-maskable-512.png', png(() => maskableSvg(512))],
  ...Object.entries(BADGES).map(([name, label]): [string, StaticFile] => [
    `badges/${name}.svg`,
    svg(() => badgeSvg(label)),
  ]),
  ...Array.from({ length: MESSAGE_AVATARS }, (_, id): [string, StaticFile] => [
    `site-message/avatar-${id}.svg`,
    svg(() => messageAvatarSvg(id)),
  ]),
]);
