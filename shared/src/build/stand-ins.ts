import { join } from 'node:path';
import type { StandIn } from './plugins/stand-in-plugin.ts';
import { SHARED_SOURCE } from './workspace.ts';

const PARTS = join(SHARED_SOURCE, 'remote/shell-parts');

/** What a remote does not carry, since the shell has it on the page, and the few lines that stand for it. */
export const SHELL_PARTS: readonly StandIn[] = [
  { module: /\/webpack-bundler-runtime\/dist\/bundler\.js$/, file: join(PARTS, 'federation.ts') },
  { module: /\/shared\/src\/routing\/href\.ts$/, file: join(PARTS, 'href.ts') },
];
