import { THINGS, WIRELESS, means } from './judgement.ts';

/** Whole sentences, as from shoppers who talk to the search box. */
export const QUESTIONS = [
  ...means(THINGS.robotVacuum)('vilken robotdammsugare är bäst', 'bästa robotdammsugaren 2026', 'bra robotdammsugare'),
  ...means(THINGS.laptop)('vilken bärbar dator ska jag köpa'),
  ...means({ ...THINGS.laptop, category: /för skolan/ })('billig laptop till skolan', 'laptop för studenter'),
  ...means(THINGS.powerSupply)('vilket nätaggregat behöver jag', 'hur stort nätaggregat ska man ha'),
  ...means(THINGS.monitor)('bra skärm till jobbet', 'vilken skärm passar för spel'),
  ...means(THINGS.keyboard)('tangentbord som inte låter så mycket', 'var hittar jag tangentbord'),
  ...means({ ...THINGS.phone, has: [['108 megapixel', '200 megapixel']] })('mobil med bra kamera'),
  ...means(THINGS.phone)('billiga mobiler'),
  ...means({ ...THINGS.headphones, category: /träning/i })('hörlurar till träning', 'hörlurar för träning'),
  ...means({ ...THINGS.headset, has: [WIRELESS] })('finns det trådlösa headset'),
  ...means({ name: /brädspel/i, category: /sällskapsspel/i })(
    'brädspel för hela familjen',
    'roliga brädspel för vuxna',
  ),
  ...means({ name: /brädspel|kortspel/i, has: [['2 spelare']] })('spel för två'),
  ...means(THINGS.coffee)('köpa kaffebryggare'),
  ...means({ ...THINGS.coffee, reduced: true })('kaffebryggare på rea'),
  ...means({ name: /gamingdator|stationär dator/i })('bästa gamingdatorn', 'köp gamingdator'),
  ...means(THINGS.charger)('laddare till mobilen', 'jag behöver en laddare'),
  ...means({ name: /väggfäste/i })('hänga upp tv på väggen väggfäste', 'väggfäste till tv'),
  ...means(THINGS.puzzle)('pussel för barn', 'roligt pussel till barnen'),
  ...means({ name: /mjukisdjur/i })('present till bebis mjukisdjur'),
  ...means({ name: /drönare/i })('drönare för nybörjare'),
];
