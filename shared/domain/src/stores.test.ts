import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { distanceInKm, formatDistance, nearestStores, STORE_GROUPS } from './stores.ts';

const STOCKHOLM = { lat: 59.3293, lng: 18.0686 };
const GOTHENBURG = { lat: 57.7089, lng: 11.9746 };
const MALMO = { lat: 55.605, lng: 13.0038 };
const STORES = [
  { id: 40, location: MALMO },
  { id: 27, location: GOTHENBURG },
  { id: 2, location: STOCKHOLM },
  { id: 9999, location: null },
];

describe('distance', () => {
  it('[9-45] follows the haversine formula on a radius of 6371 km', () => {
    expect(distanceInKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6371, 6);
    const rad = (degrees: number) => (degrees * Math.PI) / 180;
    const [a, b, c] = [rad(STOCKHOLM.lat), rad(GOTHENBURG.lat), rad(STOCKHOLM.lng - GOTHENBURG.lng)];
    const angle = Math.acos(Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(c));
    expect(distanceInKm(STOCKHOLM, GOTHENBURG)).toBeCloseTo(6371 * angle, 6);
  });

  it('[9-45] is the same both ways and never more than half round the earth', () => {
    const point = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, (a, b) => {
        const km = distanceInKm(a, b);
        return km >= 0 && km <= Math.PI * 6371 + 1e-6 && Math.abs(km - distanceInKm(b, a)) < 1e-6;
      }),
    );
  });

  describe('[9-47] short distances', () => {
    it.each([
      [0, '0 m'],
      [0.8504, '850 m'],
      [0.9994, '999 m'],
    ])('[9-47] %d km is shown in m', (km, text) => expect(formatDistance(km)).toBe(text));
  });

  describe('[9-48] middling distances', () => {
    it.each([
      [0.9996, '1,0 km'],
      [3.44, '3,4 km'],
      [9.94, '9,9 km'],
    ])('[9-48] %d km is shown with one decimal', (km, text) => expect(formatDistance(km)).toBe(text));
  });

  it.each([
    [9.96, '10 km'],
    [27.4, '27 km'],
  ])('[O9-12] %d km is shown in whole km', (km, text) => expect(formatDistance(km)).toBe(text));

  it('[9-46] orders stores nearest first and leaves out those without a place', () => {
    expect(nearestStores(STORES, STOCKHOLM).map(({ store }) => store.id)).toEqual([2, 27, 40]);
  });
});

describe('store groups', () => {
  const group = (name: string) => STORE_GROUPS.find((each) => each.name === name)?.stores;

  it('[9-49] Stockholm City', () => expect(group('Stockholm City')).toEqual([2, 15, 32]));
  it('[9-50] Galleria/Handelsplats', () => expect(group('Galleria/Handelsplats')).toEqual([9, 19, 14, 11, 33]));
  it('[9-51] Motorväg', () => expect(group('Motorväg')).toEqual([31, 16]));
  it('[9-52][O9-13] Göteborg', () => expect(group('Göteborg')).toEqual([27, 34]));
});
