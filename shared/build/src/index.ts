export { RELEASE_FOLDER } from './adopt-build.ts';
export { buildPackage, watchPackage } from './build-package.ts';
export { createRemoteConfigs, type RemoteBuild } from './remote-configs.ts';
export { createShellConfigs } from './shell-configs.ts';
export { BUILDABLE_PACKAGES, WORKSPACE, type BuildablePackage, type Mode } from './workspace.ts';
