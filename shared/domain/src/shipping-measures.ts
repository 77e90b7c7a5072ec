/** A product's package: three sides in mm, in any order, and its weight in g [3-54][3-55]. */
export interface PackagedItem {
  readonly packageMeasurements?: readonly number[] | null | undefined;
  readonly packageWeight?: number | null | undefined;
  readonly packageSizeId?: number | null | undefined;
  readonly quantity?: number | undefined;
}

/** Measures of a shipment: sides in cm (of the largest package), volume in dm³, weights in kg. */
export interface ShippingMeasures {
  readonly longest: number;
  readonly middle: number;
  readonly shortest: number;
  readonly sidesSum: number;
  /** longest + 2·(middle + shortest) */
  readonly sidesPlusGirth: number;
  readonly volume: number;
  readonly weight: number;
  readonly volumeWeight: number;
}

/** [9-34][O9-08] packageSizeId above this is bulky … */
const BULKY_ABOVE = 2;

/** [9-33] … and above this a large product. */
const LARGE_ABOVE = 5;

/** [9-34] Missing size means not bulky. */
export function isBulky({ packageSizeId }: Pick<PackagedItem, 'packageSizeId'>): boolean {
  return (packageSizeId ?? 0) > BULKY_ABOVE;
}

/** [9-33] Missing size means not large. */
export function isLargeProduct({ packageSizeId }: Pick<PackagedItem, 'packageSizeId'>): boolean {
  return (packageSizeId ?? 0) > LARGE_ABOVE;
}

/** Sum of the three sides in mm [O9-07]. */
export function sumOfSidesInMm({ packageMeasurements }: Pick<PackagedItem, 'packageMeasurements'>): number {
  return (packageMeasurements ?? []).reduce((sum, side) => sum + side, 0);
}

const cubicMm = ({ packageMeasurements: [a = 0, b = 0, c = 0] }: { packageMeasurements: readonly number[] }): number =>
  a * b * c;

/**
 * [9-35..40] Measures of everything that is sent together. The volume is rounded up to 0.01 once, on the sum [O9-09];
 * hundredths are counted as whole numbers, because 28 × 0.25 must not become 7.000001 before it is rounded up.
 */
export function shippingMeasures(items: readonly PackagedItem[]): ShippingMeasures {
  const packages = items.map(({ packageMeasurements, packageWeight, quantity = 1 }) => ({
    packageMeasurements: packageMeasurements ?? [],
    weight: (packageWeight ?? 0) * quantity,
    quantity,
  }));
  const largest = packages.reduce<readonly number[]>(
    (best, each) => (cubicMm(each) > cubicMm({ packageMeasurements: best }) ? each.packageMeasurements : best),
    packages[0]?.packageMeasurements ?? [],
  );
  const [longest = 0, middle = 0, shortest = 0] = [...largest].sort((a, b) => b - a);
  const hundredths = Math.ceil(packages.reduce((sum, each) => sum + cubicMm(each) * each.quantity, 0) / 10_000);
  return {
    longest: longest / 10,
    middle: middle / 10,
    shortest: shortest / 10,
    sidesSum: (longest + middle + shortest) / 10,
    sidesPlusGirth: (longest + 2 * (middle + shortest)) / 10,
    volume: hundredths / 100,
    weight: packages.reduce((sum, each) => sum + each.weight, 0) / 1000,
    volumeWeight: Math.ceil((28 * hundredths) / 100) / 100,
  };
}
