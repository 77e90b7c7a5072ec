import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const LUCIDE_FOLDER = dirname(require.resolve('lucide-static/package.json'));

/** Category icon names of the shop (its database and its archetypes) to drawings of the icon set. */
const CATEGORY_ICONS: Readonly<Record<string, string>> = {
  computers: 'laptop',
  computer: 'monitor',
  laptop: 'laptop',
  'gaming-laptop': 'laptop',
  desktop: 'pc-case',
  'desktop-pc': 'pc-case',
  'mini-pc': 'box',
  pc: 'pc-case',
  'pc-case': 'pc-case',
  case: 'pc-case',
  components: 'cpu',
  component: 'cpu',
  processor: 'cpu',
  cpu: 'cpu',
  gpu: 'gpu',
  'graphics-card': 'gpu',
  motherboard: 'circuit-board',
  memory: 'memory-stick',
  ram: 'memory-stick',
  storage: 'hard-drive',
  ssd: 'hard-drive',
  'hard-drive': 'hard-drive',
  'power-supply': 'plug-zap',
  cooler: 'fan',
  cooling: 'fan',
  monitor: 'monitor',
  'curved-monitor': 'monitor',
  tv: 'tv',
  projector: 'projector',
  sound: 'volume-2',
  audio: 'volume-2',
  speaker: 'speaker',
  soundbar: 'speaker',
  headset: 'headset',
  headphones: 'headphones',
  earbuds: 'ear',
  microphone: 'mic',
  turntable: 'disc-3',
  keyboard: 'keyboard',
  mouse: 'mouse',
  'mouse-pad': 'square-mouse-pointer',
  webcam: 'webcam',
  peripherals: 'keyboard',
  accessories: 'cable',
  router: 'router',
  network: 'network',
  wifi: 'wifi',
  smartwatch: 'watch',
  wearables: 'watch',
  phone: 'smartphone',
  phones: 'smartphone',
  mobile: 'smartphone',
  tablet: 'tablet',
  'e-reader': 'book-open',
  console: 'gamepad-2',
  consoles: 'gamepad-2',
  gaming: 'gamepad-2',
  games: 'gamepad-2',
  game: 'gamepad',
  'handheld-console': 'gamepad',
  controller: 'joystick',
  'game-case': 'disc',
  'racing-wheel': 'life-buoy',
  vr: 'rectangle-goggles',
  'vr-headset': 'rectangle-goggles',
  'board-game': 'dices',
  'board-games': 'dices',
  boardgames: 'dices',
  'card-game': 'spade',
  puzzle: 'puzzle',
  figure: 'person-standing',
  figures: 'person-standing',
  toys: 'toy-brick',
  toy: 'toy-brick',
  bricks: 'toy-brick',
  'brick-set': 'toy-brick',
  'building-bricks': 'toy-brick',
  plush: 'rabbit',
  'rc-car': 'car',
  drone: 'drone',
  hobby: 'palette',
  camera: 'camera',
  cameras: 'camera',
  'action-camera': 'camera',
  photo: 'camera',
  'security-camera': 'cctv',
  'power-bank': 'battery-charging',
  charger: 'plug',
  cable: 'cable',
  cables: 'cable',
  'smart-bulb': 'lightbulb',
  'smart-home': 'house-wifi',
  smarthome: 'house-wifi',
  home: 'house',
  'robot-vacuum': 'bot',
  'coffee-machine': 'coffee',
  kitchen: 'cooking-pot',
  'air-fryer': 'cooking-pot',
  'gaming-chair': 'armchair',
  chair: 'armchair',
  furniture: 'armchair',
  desk: 'lamp-desk',
  lamp: 'lamp-desk',
  backpack: 'backpack',
  bag: 'backpack',
  mug: 'coffee',
  't-shirt': 'shirt',
  clothes: 'shirt',
  merch: 'shirt',
  cap: 'shirt',
  'gift-card': 'gift',
  gift: 'gift',
  insurance: 'shield-check',
  service: 'wrench',
  services: 'wrench',
  printer: 'printer',
  office: 'printer',
  'electric-scooter': 'zap',
  transport: 'bike',
  'dice-set': 'dice-6',
  book: 'book-open',
  books: 'book-open',
  outlet: 'badge-percent',
  campaign: 'badge-percent',
  campaigns: 'badge-percent',
  news: 'sparkles',
  toplist: 'trophy',
  software: 'app-window',
  film: 'clapperboard',
  movies: 'clapperboard',
  cart: 'shopping-cart',
  store: 'store',
  stores: 'store',
  delivery: 'truck',
  member: 'user',
  login: 'log-in',
  logout: 'log-out',
  close: 'x',
  favorite: 'heart',
  wishlist: 'heart',
  chat: 'message-circle',
  help: 'circle-question-mark',
};

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const COLOUR = /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

export const isIconName = (name: string): boolean => name.length <= 60 && NAME.test(name);

/** Three or six hexadecimal digits, without `#`. */
export const isHexColour = (colour: string): boolean => COLOUR.test(colour);

const drawings = new Map<string, string>();

const FALLBACK = 'package';

/** The inside of an icon, read once from the package's own file; `null` when the set has no such icon. */
const drawingOf = async (name: string): Promise<string | null> => {
  if (!isIconName(name)) return null;
  const known = drawings.get(name);
  if (known !== undefined) return known;
  const file = await readFile(join(LUCIDE_FOLDER, 'icons', `${name}.svg`), 'utf8').catch(() => null);
  if (file === null) return null;
  const inside = innerOf(file);
  drawings.set(name, inside);
  return inside;
};

const innerOf = (file: string): string =>
  file
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();

const wrapped = (inside: string, colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="#${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${inside}</svg>`;

/** An icon of the set, or of the shop's own names, in a colour [7.9-04]; `null` when there is none. */
export const iconSvg = async (name: string, colour: string): Promise<string | null> => {
  const inside = (await drawingOf(name)) ?? (await drawingOf(CATEGORY_ICONS[name] ?? ''));
  return inside === null ? null : wrapped(inside, colour);
};

/**
 * A category's icon in a colour [7.9-01]. Editors create categories, so an unknown name gets a parcel, not an error.
 */
export const categoryIconSvg = async (icon: string, colour: string): Promise<string> =>
  wrapped(await categoryIconArt(icon), colour);

/** The inside of a category's icon for use within a drawing of 24 × 24 units; a parcel for an unknown name. */
export const categoryIconArt = async (icon: string): Promise<string> =>
  (await drawingOf(CATEGORY_ICONS[icon] ?? icon)) ?? (await drawingOf(FALLBACK)) ?? '';

/** Exported for tests, since every mapping must lead to a drawing. @internal */
export const CATEGORY_ICON_NAMES: readonly string[] = Object.keys(CATEGORY_ICONS);
