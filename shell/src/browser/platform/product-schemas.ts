/** Schemas of what a product's page calls beside the product itself. */
import * as compatibility from '@shop/contracts/api/compatibility';
import * as energyLabel from '@shop/contracts/api/energy-label';
import * as opinion from '@shop/contracts/api/opinion';
import * as priceHistory from '@shop/contracts/api/price-history';
import * as productDocuments from '@shop/contracts/api/product-documents';
import * as question from '@shop/contracts/api/question';
import * as recommendations from '@shop/contracts/api/recommendations';
import * as shipping from '@shop/contracts/api/shipping';
import * as watch from '@shop/contracts/api/watch';
import { responsesOf } from './responses-of.ts';

export const RESPONSES = responsesOf(
  compatibility,
  energyLabel,
  opinion,
  priceHistory,
  productDocuments,
  question,
  recommendations,
  shipping,
  watch,
);
