const NAME = 'BAIZE_TEST_SERVER_URL';

/** The database server of this test run, set by its global set-up. */
export function readTestServerUrl(): string | undefined {
  return process.env[NAME];
}

/** Set in the environment, because the test processes inherit it. */
export function setTestServerUrl(url: string): void {
  process.env[NAME] = url;
}
