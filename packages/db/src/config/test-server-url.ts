const NAME = 'BAIZE_TEST_SERVER_URL';
const SITE_NAME = 'BAIZE_TEST_SITE_URL';

/** The database server of this test run, set by its global set-up. */
export function readTestServerUrl(): string | undefined {
  return process.env[NAME];
}

/** The same database for the role that the site runs as. */
export function readTestSiteUrl(): string | undefined {
  return process.env[SITE_NAME];
}

/** Set in the environment, because the test processes inherit it. */
export function setTestServerUrl(url: string, siteUrl: string): void {
  process.env[NAME] = url;
  process.env[SITE_NAME] = siteUrl;
}
