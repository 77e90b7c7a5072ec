import type { ProductCardData } from '../product-card/product-card-data.ts';

/** Cards that between them show every mark, price and stock a product can have. */
export const SAMPLE_PRODUCTS: readonly ProductCardData[] = [
  {
    href: '#polarsten-k70',
    imageSrc: '/images/product/300001?trim',
    title: 'Polarsten K70 mekaniskt tangentbord, nordisk layout',
    subtitle: 'Linjära brytare, RGB, aluminium',
    price: { amount: 1299, isReduced: true, saving: 'Spara 200 kr', comparison: { label: 'Ord. pris', amount: 1499 } },
    bubble: { label: 'Flash-sale!', saving: '−200 kr' },
    splashes: [{ text: 'NYHET!' }],
    rating: { rating: 4.5, count: 123 },
    stock: { tone: 'available', text: 'I webblagret: 20+ st' },
  },
  {
    href: '#norrsken-27',
    imageSrc: '/images/product/300013?trim',
    title: 'Norrsken 27" QHD 240 Hz',
    subtitle: 'OLED, 0,03 ms, USB-C 90 W',
    price: { amount: 7990 },
    energy: { rating: 'E', scale: 'A' },
    hero: { text: 'Månadens val' },
    rating: { rating: 4, count: 31 },
    stock: { tone: 'limited', text: 'I webblagret: 2 st' },
    isSponsored: true,
  },
  {
    href: '#fyrtorn',
    imageSrc: '/images/product/300003?trim',
    title: 'Fyrtornets väktare (PS5)',
    subtitle: 'Äventyr, från 12 år',
    price: { amount: 699 },
    splashes: [{ text: 'Förköp', colour: '#6a1b9a' }],
    rating: { rating: 4.8, count: 412, ratingType: 'hypefactor' },
    stock: { tone: 'incoming', text: 'Släpps 12 dec. 2026' },
  },
  {
    href: '#skvader',
    imageSrc: '/images/product/300004?trim',
    title: 'Skvader Pro trådlöst headset',
    subtitle: 'Aktiv brusreducering, 40 timmar',
    price: { amount: 2190, comparison: { label: 'Lägsta pris 30 dagar', amount: 2190 } },
    rating: { rating: null, count: 2 },
    stock: { tone: 'available', text: 'I 7 butiker' },
  },
  {
    href: '#brygga',
    imageSrc: '/images/product/300015?trim',
    title: 'Bryggan: brädspelet om handel, storm och sill',
    subtitle: '2–5 spelare, 60 min',
    price: { amount: 449, excludingVat: true },
    splashes: [{ text: 'Black Week', colour: '#ffd400' }],
    rating: { rating: 3.4, count: 1 },
    stock: { tone: 'none', text: 'Slut i lager' },
  },
];

export const SAMPLE_SHIPPING = [
  { value: 'ombud', label: 'Till ombud', description: 'Tisdag 24 november', aside: '49 kr' },
  { value: 'hem', label: 'Hem till dörren', description: 'Onsdag 25 november, 17–22', aside: '89 kr' },
  { value: 'butik', label: 'Hämta i butik', description: 'I dag, Pixelhamn Göteborg', aside: 'Fritt' },
] as const;
