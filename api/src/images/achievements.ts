import { mix, oklch } from './drawing/colour.ts';
import { choose, hashOf } from './drawing/random.ts';
import { circle, group, path, star } from './drawing/shapes.ts';
import { iconArt } from './icons.ts';

/** Motifs by words in an achievement's name; all other names get one by their hash, always the same. */
const MOTIFS: readonly (readonly [pattern: RegExp, icon: string])[] = [
  [/doge|dog/, 'dog'],
  [/order|purchase|buy|kop/, 'shopping-bag'],
  [/review|recension/, 'message-square-text'],
  [/friend|van/, 'handshake'],
  [/year|birthday|anniversary|jubileum/, 'cake'],
  [/wish/, 'heart'],
  [/night|natt/, 'moon'],
  [/early|first|forsta/, 'rocket'],
  [/store|butik/, 'store'],
  [/knight|riddar/, 'shield'],
  [/drop|supply/, 'parachute'],
  [/level|rank|niva/, 'chevrons-up'],
  [/game|spel/, 'gamepad-2'],
  [/poll|vote/, 'vote'],
  [/christmas|jul/, 'tree-pine'],
];

const CHANCE: readonly [string, ...string[]] = [
  'trophy',
  'crown',
  'gem',
  'flame',
  'zap',
  'anchor',
  'swords',
  'sparkles',
  'medal',
  'compass',
  'ghost',
  'telescope',
];

const METALS: readonly [readonly [string, string, string], ...(readonly [string, string, string])[]] = [
  ['#fff0b8', '#e6b23a', '#9c6c12'],
  ['#ffffff', '#c3cad6', '#7d8796'],
  ['#ffd9b8', '#d08a52', '#864c21'],
];

/** The medal of an achievement, 256 × 256 units [7.9-12]. The same name always gives the same medal. */
export const achievementSvg = (name: string): string => {
  const seed = hashOf(name);
  const [light, base, dark] = choose(METALS, seed >>> 4);
  const hue = seed % 360;
  const icon = MOTIFS.find(([pattern]) => pattern.test(name))?.[1] ?? choose(CHANCE, seed >>> 8);
  const ribbon = oklch(0.55, 0.18, hue);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><linearGradient id="m" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="0.5" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></linearGradient><radialGradient id="e" cx="0.38" cy="0.3" r="0.8"><stop offset="0" stop-color="${oklch(0.66, 0.17, hue)}"/><stop offset="1" stop-color="${oklch(0.3, 0.12, hue)}"/></radialGradient>${
    path('M76 150L52 244L88 226L108 252L128 172Z', ribbon) +
    path('M180 150L204 244L168 226L148 252L128 172Z', mix(ribbon, '#000000', 0.25))
  }${star(128, 112, 14, 108, 94, 'url(#m)', `stroke="${dark}" stroke-width="2"`)}${circle(128, 112, 78, 'url(#e)', `stroke="${light}" stroke-width="4"`)}${path('M66 88A68 68 0 0 1 190 86A78 60 0 0 0 66 88Z', '#ffffff', 'opacity="0.22"')}${group('transform="translate(80 64) scale(4)" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"', iconArt(icon))}</svg>`;
};
