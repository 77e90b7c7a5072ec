import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config.ts';
import type { ReleaseRegistry } from '../releases/release-set.ts';
import { installSecurityTxt } from './security-txt.ts';
import { installServiceWorker } from './service-worker.ts';
import { installSiteFiles } from './site-files.ts';
import { installSitemap } from './sitemap.ts';

export interface SiteOptions {
  config: ShellConfig;
  registry: Pick<ReleaseRegistry, 'current'>;
  /** Current time in unix milliseconds. */
  clock: () => number;
  /** Fetch for api requests. */
  fetch: typeof globalThis.fetch;
}

/** Serves what belongs to the site and is no page: its small files, its sitemap and its service worker. */
export function installSite(app: FastifyInstance, { config, registry, clock, fetch }: SiteOptions): void {
  installSiteFiles(app, config.publicOrigin);
  installSecurityTxt(app, config, clock);
  installSitemap(app, { config, fetch });
  installServiceWorker(app, { registry, isOn: config.storesPages });
}
