export * from './account.ts';
export * from './articles.ts';
export * from './catalogue.ts';
export * from './commerce.ts';
export * from './content.ts';
export * from './discovery.ts';
export * from './member-world.ts';
export * from './members.ts';
