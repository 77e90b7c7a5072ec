import type { PickupPoint } from '@shop/contracts';
import { describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { createTestClock } from '../testing/test-clock.ts';
import type { MethodRow, ZipArea } from './methods.ts';
import type { PointQuery } from './pickup-point-provider.ts';
import { createPickupPoints } from './pickup-points.ts';

const GOTHENBURG: ZipArea = { city: 'Göteborg', extraDays: 0, location: null };
const METHOD: MethodRow = {
  id: 11,
  name: 'Ombud',
  kind: 'servicePoint',
  description: '',
  carrier: 'Landspaket',
  priceOre: 4900,
  regularPriceOre: 4900,
  weightStepOre: 0,
  maxWeightGrams: null,
  maxSideMm: null,
  leadDays: 2,
  cutOff: '17:00',
  deliveryTime: '',
  zipPrefixes: [],
  isMemberFree: false,
  isLocker: false,
  isActive: true,
};

const pointAt = ({ carrier, kind, zipCode, city }: PointQuery, name: string): PickupPoint => ({
  id: `${carrier}.${name}`,
  kind,
  name,
  street: 'Torget 2',
  zipCode,
  city,
  hours: 'alla dagar 8–22',
  distanceKm: null,
});

const setUp = (
  near = async (query: PointQuery) => Array.from({ length: 12 }, (_, n) => pointAt(query, `Ombud ${n}`)),
) => {
  const clock = createTestClock();
  const directory = jest.fn(near);
  const read = createPickupPoints({ provider: { near: directory }, clock, log: pino({ level: 'silent' }) });
  const names = async (zipCode = '41114', method = METHOD) =>
    (await read(method, zipCode, GOTHENBURG)).map(({ name }) => name);
  return { clock, directory, names };
};

describe('pickup points of a carrier', () => {
  it('are the first eight, fetched once for a carrier, kind and zip code in a quarter of an hour', async () => {
    const { clock, directory, names } = setUp();
    expect(await names()).toHaveLength(8);
    await Promise.all([names(), names()]);
    expect(directory).toHaveBeenCalledTimes(1);
    await names('41115');
    await names('41114', { ...METHOD, isLocker: true });
    await names('41114', { ...METHOD, carrier: 'Skåpet' });
    expect(directory).toHaveBeenCalledTimes(4);
    clock.advance({ minutes: 16 });
    await names();
    expect(directory).toHaveBeenCalledTimes(5);
  });

  it('are none for what is brought home, to an unknown zip code or without a directory', async () => {
    const { directory, names } = setUp();
    expect(await names('41114', { ...METHOD, kind: 'home' })).toEqual([]);
    expect(directory).not.toHaveBeenCalled();
    const parts = { clock: createTestClock(), log: pino({ level: 'silent' }) };
    expect(await createPickupPoints({ ...parts, provider: null })(METHOD, '41114', GOTHENBURG)).toEqual([]);
  });

  it('are none while the directory fails, and there again when it responds', async () => {
    let isAway = true;
    const { names } = setUp(async (query) => {
      if (isAway) throw new Error('away');
      return [pointAt(query, 'Torgkiosken')];
    });
    expect(await names()).toEqual([]);
    isAway = false;
    expect(await names()).toEqual(['Torgkiosken']);
  });

  it('are none when the directory does not respond in time', async () => {
    jest.useFakeTimers();
    try {
      const { names } = setUp(() => new Promise(() => undefined));
      const read = names();
      await jest.advanceTimersByTimeAsync(1500);
      expect(await read).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });
});
