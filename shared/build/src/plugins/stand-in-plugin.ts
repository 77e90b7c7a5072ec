import { resolve } from 'node:path';
import type { Compiler } from 'webpack';

/** A module and the file that replaces it. */
export interface StandIn {
  /** The imported module, with forward slashes: its absolute path, or a package's path after the importer's folder. */
  module: RegExp;
  /** Absolute path of the replacement file. */
  file: string;
}

const NAME = 'StandInPlugin';

/** Replaces some modules by other files, wherever they are imported by a path. */
export class StandInPlugin {
  standIns: readonly StandIn[];

  constructor(standIns: readonly StandIn[]) {
    this.standIns = standIns;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap(NAME, (factory) => {
      factory.hooks.beforeResolve.tap(NAME, (data) => {
        const path = resolve(data.context, data.request).replaceAll('\\', '/');
        const found = this.standIns.find(({ module }) => module.test(path));
        if (found) data.request = found.file;
      });
    });
  }
}
