/** What is read here of a suite in Playwright's JSON report. */
export interface ReportedSuite {
  specs?: readonly {
    title: string;
    tests: readonly { status: string; annotations: readonly { type: string; description?: string }[] }[];
  }[];
  suites?: readonly ReportedSuite[];
}

/** A line for each skipped test, with its reason: a run without one would look as if all had been tested. */
export const skippedTests = (suites: readonly ReportedSuite[]): string[] =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'skipped')
        .map(({ annotations }) => {
          const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason is given';
          return `Skipped: ${title}: ${reason}`;
        }),
    ),
    ...skippedTests(inner),
  ]);
