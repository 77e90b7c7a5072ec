/** The embedded PostgreSQL cannot run here. The text always names the remedy. */
export class EmbeddedPostgresError extends Error {
  constructor(what: string, cause?: unknown) {
    super(
      `${what}\nSet DATABASE_URL to a PostgreSQL 15 or newer, e.g. postgres://user:password@host:5432/shop, to use that instead.`,
      {
        cause,
      },
    );
    this.name = 'EmbeddedPostgresError';
  }
}
