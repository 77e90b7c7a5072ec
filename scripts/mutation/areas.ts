/**
 * Rules that mutation testing changes, and the tests that must detect it; paths are globs from the repository's root.
 */
export interface MutationArea {
  /** Pure rules: no database, network, clock or browser. */
  readonly rules: readonly string[];
  /** Tests of nothing but rules: none of them starts a server. */
  readonly tests: readonly string[];
}

export const MUTATION_AREAS: Readonly<Record<string, MutationArea>> = {
  cart: {
    rules: [
      'mf-cart-checkout/src/features/cart-engine/{cart-driver,engine,engine-state}.ts',
      'mf-cart-checkout/src/rules/corrections.ts',
    ],
    tests: ['mf-cart-checkout/src/{features/cart-engine,rules}/*.test.ts'],
  },
  corrections: {
    rules: ['api/src/cart/{cart-line,correct-cart,deliverable}.ts'],
    tests: ['api/src/cart/{cart-line,correct-cart,deliverable}.test.ts'],
  },
  prices: {
    rules: [
      'shared/domain/src/{campaign-windows,cart-totals,money,payable-price,price-display,purchase-rules}.ts',
      'api/src/checkout/discount.ts',
    ],
    tests: [
      'shared/domain/src/{campaign-windows,cart-totals,money,payable-price,price-display,purchase-rules}.test.ts',
      'api/src/checkout/discount.test.ts',
    ],
  },
  shipping: {
    rules: [
      'shared/domain/src/{earliest-delivery,shipping-estimate,shipping-measures,shipping-methods}.ts',
      'api/src/shipping/{date-label,delivery-dates,delivery-day,free-shipping,offered-methods,work-days}.ts',
    ],
    tests: [
      'shared/domain/src/{earliest-delivery,shipping-estimate,shipping-measures,shipping-methods}.test.ts',
      'api/src/shipping/{dates,offered-methods}.test.ts',
    ],
  },
  payments: {
    rules: [
      'mf-cart-checkout/src/features/payment/payment-state.ts',
      'api/src/payments/{check-budget,instalments}.ts',
      'api/src/orders/{order-status,withdrawal}.ts',
    ],
    tests: [
      'mf-cart-checkout/src/features/payment/payment-state.test.ts',
      'api/src/payments/{check-budget,instalments}.test.ts',
      'api/src/orders/{order-status,withdrawal}.test.ts',
    ],
  },
  access: {
    rules: ['api/src/http/access.ts'],
    tests: ['api/src/http/access.test.ts'],
  },
  domain: {
    rules: [
      'shared/domain/src/**/*.ts',
      '!shared/domain/src/{campaign-windows,cart-totals,money,payable-price,price-display,purchase-rules}.ts',
      '!shared/domain/src/{earliest-delivery,shipping-estimate,shipping-measures,shipping-methods}.ts',
    ],
    tests: ['shared/domain/src/**/*.test.ts'],
  },
};
