import { join } from 'node:path';
import type { StandIn } from './plugins/stand-in-plugin.ts';
import { sharedSource } from './workspace.ts';

const PARTS = join(sharedSource('platform'), 'shell-parts');

/** Replacements for parts of a library that do more than we need. The same on both sides of hydration. */
export const SMALLER_PARTS: readonly StandIn[] = [
  {
    module: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
    file: join(sharedSource('ui'), 'icon/create-icon.ts'),
  },
];

/** Replacements for modules that a remote need not contain, since the shell has them on the page. */
export const SHELL_PARTS: readonly StandIn[] = [
  { module: /\/webpack-bundler-runtime\/dist\/bundler\.js$/, file: join(PARTS, 'federation.ts') },
  { module: /\/(?:@shop\/contracts|contracts\/src)\/routing\/href(?:\.ts)?$/, file: join(PARTS, 'href.ts') },
  { module: /\/platform\/src\/browser\/mount-tree\.tsx$/, file: join(PARTS, 'mount-tree.ts') },
];
