/** The page of the sandbox that runs markup of launches. */
export const SCRIPT_HOST_PATH = '/script-host';
