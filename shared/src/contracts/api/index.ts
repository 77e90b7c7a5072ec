export * from './cart.ts';
export * from './checkout.ts';
export * from './common.ts';
export * from './content.ts';
export * from './discovery.ts';
export * from './navigation.ts';
export * from './product.ts';
export * from './user.ts';
