import type { PageComponent } from '@shop/contracts';
import { ofAllProducts } from './of-all-products.ts';
import type { PackedComponent } from './packed-components.ts';

/** The components of a page in the browser, which has fetched them with all their products. */
export const wholeComponents = (components: readonly PageComponent[]): PackedComponent[] =>
  components.map((component) => {
    if (component.type !== 1 && component.type !== 5) return component;
    const { reviews, flashSales } = ofAllProducts(component.topList);
    return { ...component, topList: { ...component.topList, flashSales }, reviews };
  });
