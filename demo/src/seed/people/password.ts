/** Everyone's password in the seeded shop; the README says so. */
export const DEMO_PASSWORD = 'spela-mer-2026';
