import { join } from 'node:path';
import type { StandIn } from './plugins/stand-in-plugin.ts';
import { sharedSource } from './workspace.ts';

const PARTS = join(sharedSource('platform'), 'shell-parts');

/** What is compiled in place of a part of a library that does more than we need. Alike on both sides of what hydrates. */
export const SMALLER_PARTS: readonly StandIn[] = [
  {
    module: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
    file: join(sharedSource('ui'), 'icon/create-icon.ts'),
  },
];

/** What a remote does not carry, since the shell has it on the page, and the few lines that stand for it. */
export const SHELL_PARTS: readonly StandIn[] = [
  { module: /\/webpack-bundler-runtime\/dist\/bundler\.js$/, file: join(PARTS, 'federation.ts') },
  { module: /\/(?:@shop\/contracts|contracts\/src)\/routing\/href(?:\.ts)?$/, file: join(PARTS, 'href.ts') },
  { module: /\/platform\/src\/browser\/mount-tree\.tsx$/, file: join(PARTS, 'mount-tree.ts') },
];
