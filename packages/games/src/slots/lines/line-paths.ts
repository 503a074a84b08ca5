type Paths = readonly (readonly number[])[];

/** The rows and diagonals of three reels of three rows. */
export const FIVE_PATHS: Paths = readPaths('111 000 222 012 210');

/** Twenty-five lines of five reels of three rows; games with fewer play the first ones. */
const PATHS: Paths = readPaths(
  `11111 00000 22222 01210 21012 00100 22122 12221 10001 01110
   21112 10121 12101 01010 21212 11011 11211 02020 20202 00200
   22022 02220 20002 12021 10201`,
);

export const TEN_PATHS = PATHS.slice(0, 10);
export const FIFTEEN_PATHS = PATHS.slice(0, 15);
export const TWENTY_PATHS = PATHS.slice(0, 20);
export const TWENTY_FIVE_PATHS = PATHS;

/** Reads paths with a digit for the row on each reel. */
function readPaths(paths: string): Paths {
  return paths.split(/\s+/).map((path) => Array.from(path, Number));
}
