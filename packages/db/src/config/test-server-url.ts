const NAME = 'BAIZE_TEST_SERVER_URL';

/** The database server of this test run, which its global setup names to all test files. */
export function readTestServerUrl(): string | undefined {
  return process.env[NAME];
}

/** Named in the environment, because that is what the test processes inherit. */
export function setTestServerUrl(url: string): void {
  process.env[NAME] = url;
}
