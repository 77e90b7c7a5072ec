import { href } from './routing/href.ts';

/** The query key of a build's URL: ids of its choices, joined by dots. */
export const BUILD_KEY = 'bygge';

/** The query key of the `ctoConfigurationId` whose place in the cart the build is to take. */
export const CHANGED_BUILD_KEY = 'andrar';

/**
 * The URL of a model with these choices; standard ones may be left out [O2.17-21].
 *
 * @param changedBuild the build in the cart that this one replaces when it is bought
 */
export const buildHref = (
  modelId: number | string,
  optionIds: readonly (number | string)[],
  changedBuild?: string,
): string =>
  href(
    'configure-to-order',
    { id: modelId },
    { [BUILD_KEY]: optionIds.join('.') || null, [CHANGED_BUILD_KEY]: changedBuild ?? null },
  );

const CONFIGURATION = /^(\d+)-([\d.]+)$/;

function hrefOf(configurationId: string, changedBuild?: string): string {
  const [, modelId, ids = ''] = CONFIGURATION.exec(configurationId) ?? [];
  if (modelId === undefined) return href('configure-to-order');
  return buildHref(modelId, ids.split('.').filter(Boolean), changedBuild);
}

/** The URL of the build that a cart row names by its `ctoConfigurationId` [O9-40]; the base models for no such id. */
export const configurationHref = (configurationId: string): string => hrefOf(configurationId);

/** The URL at which a build in the cart is changed: what is bought there takes its place [O9-40]. */
export const changeBuildHref = (configurationId: string): string => hrefOf(configurationId, configurationId);
