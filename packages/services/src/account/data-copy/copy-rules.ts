const DAY_MS = 24 * 60 * 60_000;

/** How long a copy can be downloaded. */
export const DATA_COPY_MS = 7 * DAY_MS;
export const DATA_COPY_DOWNLOADS = 3;
/** A player can ask for a copy this often; one that could not be made does not count. */
export const DATA_COPY_EVERY_MS = DAY_MS;
/** A download that began before the end of a copy may go on for as long as this. */
export const DOWNLOAD_GRACE_MS = 60 * 60_000;
