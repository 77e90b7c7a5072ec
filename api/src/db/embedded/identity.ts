/** PostgreSQL refuses to run as root. The user id of `nobody` exists everywhere, so no user has to be created. */
const ANONYMOUS = 65_534;

// Never os.userInfo(): it throws for a uid without a passwd entry, as on OpenShift.
export const RUNS_AS_ROOT = process.getuid?.() === 0;

/** uid and gid for spawning and for the owner of the data folder; unchanged for a normal user. */
export const DATABASE_IDENTITY: { uid?: number; gid?: number } = RUNS_AS_ROOT ? { uid: ANONYMOUS, gid: ANONYMOUS } : {};
