import { readData } from '../engine/read-data.ts';
import { type ProductType, TypeTable } from './product-type.ts';

const FILES = ['computer', 'component', 'gaming', 'mobile', 'screen-and-sound', 'home', 'photo-and-play'];

export const PRODUCT_TYPES: TypeTable = Object.assign(
  {},
  ...FILES.map((name) => readData(`catalogue/types/${name}.json`, TypeTable)),
);

export function productType(key: string): ProductType {
  const type = PRODUCT_TYPES[key];
  if (type === undefined) throw new Error(`No product type ${key}`);
  return type;
}
