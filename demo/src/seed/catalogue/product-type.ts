import * as z from 'zod';

/** Groups of types that share sentences, reviewers' habits and service terms. */
export const Family = z.enum([
  'computer',
  'component',
  'gaming',
  'mobile',
  'screen',
  'sound',
  'home',
  'smart',
  'photo',
  'play',
  'read',
]);

/** Everything the generator knows about one kind of product. Texts are templates for `fill`. */
export const ProductType = z.strictObject({
  family: Family,
  /** 'mekaniskt tangentbord' */
  noun: z.string(),
  /** Another noun for an attribute value, such as the platform. */
  nounBy: z.record(z.string(), z.string()).optional(),
  /** 'tangentbordet' */
  the: z.string(),
  /** Names of drawings. */
  pictures: z.array(z.string()),
  /** Another drawing for a series or an attribute value. */
  pictureBy: z.record(z.string(), z.string()).optional(),
  /** Names of manufacturers. */
  makers: z.array(z.string()),
  /** Model series; for `naming: 'title'` the titles are made from these and `endings`. */
  series: z.array(z.string()),
  naming: z.literal('title').optional(),
  endings: z.array(z.string()).optional(),
  /** Cheapest and dearest, in kronor. */
  price: z.tuple([z.number(), z.number()]),
  /** Filterable properties, each with its values from simple to exclusive. */
  attributes: z.record(z.string(), z.array(z.string())),
  /** Attributes whose later values cost more. */
  premium: z.array(z.string()).optional(),
  /** Attributes named in the subtitle. */
  show: z.array(z.string()),
  /** Attribute that distinguishes the variants of one model. */
  variantBy: z.string().optional(),
  /** Length, width, height in mm and weight in g of the package. */
  pack: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  contents: z.array(z.string()),
  intro: z.array(z.string()),
  body: z.array(z.string()),
  /** Selling points: bullets and highlights. */
  points: z.array(z.string()),
  /** Whole sentences for reviews. */
  likes: z.array(z.string()),
  dislikes: z.array(z.string()),
  /** Possible classes of the EU energy label, where the law requires one. */
  energy: z.array(z.string()).optional(),
  vatPerMille: z.number().optional(),
  isDigital: z.boolean().optional(),
  /** No insurance, even when dearer than 300 kr. */
  isUninsurable: z.boolean().optional(),
  /** Keys of types that are bought as accessories. */
  accessories: z.array(z.string()).optional(),
});
export type ProductType = z.output<typeof ProductType>;

export const TypeTable = z.record(z.string(), ProductType);
export type TypeTable = z.output<typeof TypeTable>;
