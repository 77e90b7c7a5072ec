import { THINGS, means } from './judgement.ts';

/** Manufacturers, alone and with their products. */
export const BRANDS = [
  ...means({ name: /Polarsten/ })('polarsten'),
  ...means({ category: /byggbit/i })('byggbit'),
  ...means({ name: /Klackverk/ })('klackverk'),
  ...means({ name: /Fjordlabb/ })('fjordlabb'),
  ...means({ name: /Tjäder & Dotter/ })('tjäder & dotter', 'tjäder och dotter', 'tjader'),
  ...means({ name: /Vallmo Audio/ })('vallmo audio', 'vallmo'),
  ...means({ name: /Docka In/ })('docka in'),
  ...means({ name: /Klackverk.*tangentbord/ })('klackverk tangentbord', 'tangentbord klackverk'),
  ...means({ name: /Lodjuret.*datormus/ })('lodjuret mus', 'mus lodjuret'),
  ...means({ name: /Lodjuret.*datormus/, category: /gaming/i })('lodjuret gamingmus'),
  ...means({ name: /Snöskred.*headset/ })('snöskred headset', 'snoskred headset'),
  ...means({ name: /Fjordlabb.*mobiltelefon/ })('fjordlabb mobil', 'fjordlabb telefon'),
  ...means({ name: /Kvantis.*grafikkort/ })('kvantis grafikkort', 'kvantis gpu'),
  ...means({ name: /Tonviken.*hörlurar/ })('tonviken hörlurar'),
  ...means({ name: /Videvik.*\btv\b/ })('videvik tv'),
  ...means({ name: /Brusk.*kaffebryggare/ })('brusk kaffebryggare', 'kaffemaskin brusk'),
  ...means({ name: /Polarsten.*gamingdator/ })('polarsten gamingdator'),
  ...means({ name: /Polarsten.*dator\b/ })('polarsten dator'),
  ...means({ name: /Glasögat.*kamera/ })('glasögat kamera', 'glasogat kamera'),
  ...means({ ...THINGS.laptop, name: /Tystvik.*bärbar/ })('tystvik laptop', 'tystvik bärbar dator'),
];
