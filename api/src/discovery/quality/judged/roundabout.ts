import { THINGS, means } from './judgement.ts';

/** Searches that say what is wanted by what it is for, and sizes and prices without their units. */
export const ROUNDABOUT = [
  ...means(THINGS.webcam)('kamera till datorn'),
  ...means({ name: /dockningsstation/i })('docka till datorn', 'docka laptop', 'usb docka', 'datordocka'),
  ...means({ name: /minneskort/i })('minne till kameran', 'kort till kamera', 'minne till mobilen'),
  ...means({ name: /skärmskydd/i })('glas till mobilen', 'skyddsglas till mobil'),
  ...means({ name: /objektiv/i })('linser till kamera', 'kameralins'),
  ...means(THINGS.router)('wifi', 'bättre wifi'),
  ...means({ ...THINGS.router, has: [['Mesh 2-pack', 'Mesh 3-pack']] })('wifi till hela huset'),
  ...means({ ...THINGS.tv, has: ['OLED', '55 tum'] })('oled 55', 'oled tv 55'),
  ...means({ ...THINGS.tv, has: ['4K', '50 tum'] })('4k tv 50'),
  ...means({ ...THINGS.tv, category: /tv för spel/i })('tv till gaming'),
  ...means({ ...THINGS.phone, has: [['6,7 tum', '6,9 tum']] })('stor mobil'),
  ...means({ ...THINGS.tv, has: [['65 tum', '75 tum', '85 tum']] })('stor tv'),
  ...means({ name: /gamingdator/i, price: { from: 16_000, to: 24_000 } })('gamingdator 20000'),
  ...means({ ...THINGS.phone, price: { from: 2400, to: 3600 } })('mobil 3000'),
  ...means({ ...THINGS.tv, price: { from: 6400, to: 9600 } })('tv 8000'),
  ...means({ ...THINGS.powerBank, has: ['20 000 mAh'] })('powerbank 20000'),
  ...means({ has: ['Matter'] })('matter'),
  ...means(THINGS.graphicsCard)('skärmkort'),
  ...means({ name: /(?:^|\s)\p{L}*dator(?:,| \(|$)/iu })('dator barn'),
  ...means({ ...THINGS.keyboard, has: [['RGB', 'Vit']] })('tangentbord belysning'),
  ...means({ name: /moderkort/i, has: [['Wifi 6E', 'Wifi 7']] })('moderkort wifi'),
  ...means({ name: /kortspel/i })('spelkort', 'kortlek'),
  ...means({ name: /mjukisdjur/i, has: ['Från 0 år'] })('leksaker för baby'),
];
