/** Outlines in a box of 64 by 72. */
export const SHIELDS = [
  'M6 5h52v30c0 18-12 27-26 33C18 62 6 53 6 35z',
  'M32 4c9 5 18 7 27 6v25c0 17-12 27-27 33C17 62 5 52 5 35V10c9 1 18-1 27-6z',
  'M32 6a30 30 0 1 1 0 60 30 30 0 1 1 0-60z',
  'M32 3l27 16v34L32 69 5 53V19z',
  'M6 6h52v42L32 68 6 48z',
  'M32 4c16 0 26 14 26 32S48 68 32 68 6 54 6 36 16 4 32 4z',
  'M5 7q13 5 27-3 14 8 27 3v27c0 19-13 28-27 34C18 62 5 53 5 34z',
  'M12 4h40l8 10v24c0 15-13 24-28 30C17 62 4 53 4 38V14z',
] as const;

/** What covers a part of a shield, in its second colour. */
interface Field {
  /** Needs a plate under an emblem. */
  readonly isBusy: boolean;
  readonly path: string;
}

export const FIELDS: readonly [Field, ...Field[]] = [
  { isBusy: true, path: 'M32 0h32v72H32z' },
  { isBusy: true, path: 'M8 0h8v72H8zM24 0h8v72h-8zM40 0h8v72h-8zM56 0h8v72h-8z' },
  { isBusy: true, path: 'M0 12h64v12H0zM0 36h64v12H0zM0 60h64v12H0z' },
  { isBusy: true, path: 'M0 58 58 0h18L0 76z' },
  { isBusy: true, path: 'M0 0h32v36H0zM32 36h32v36H32z' },
  { isBusy: true, path: 'M22 0h20v72H22z' },
  { isBusy: true, path: 'M0 27h64v18H0z' },
  { isBusy: true, path: 'M0 54l32-26 32 26v18H0z' },
  { isBusy: true, path: 'M27 0h10v72H27zM0 30h64v10H0z' },
  { isBusy: false, path: 'M0 0h64v20H0z' },
  { isBusy: false, path: 'M0 52q8-7 16 0t16 0 16 0 16 0v20H0z' },
  { isBusy: false, path: 'M0 0h64v4H0zM0 68h64v4H0z' },
];

/** Emblems around the middle of a box from -12 to 12. */
export const EMBLEMS = [
  // A star.
  'M0-12 3.1-4 11.6-3.700 5 1.500 7.300 10 0 5.200-7.300 10-5 1.500-11.600-3.700-3.100-4z',
  // A tower.
  'M-8-11h4v3h2.500v-3h3v3H4v-3h4v8l-2 2v9h2v3H-8v-3h2v-9l-2-2zM-2 8h4V4a2 2 0 0 0-4 0z',
  // A bolt.
  'M4-12-8 2h6l-2 10L8-3H1z',
  // Two peaks.
  'M-12 10-4-8 0 0 4-5 12 10z',
  // A fir.
  'M0-12 7-3H4l5 7H2v8h-4V4h-7l5-7h-3z',
  // A sun.
  'M0-5a5 5 0 1 1 0 10A5 5 0 1 1 0-5zM-1.300-12h2.600v4h-2.600zM-1.300 8h2.600v4h-2.600zM-12-1.300h4v2.600h-4zM8-1.300h4v2.600H8zM-9.400-7.600l1.800-1.800 2.800 2.800-1.800 1.800zM4.800 6.600l1.800-1.800 2.800 2.800-1.800 1.800zM-7.600 9.400l-1.800-1.800 2.800-2.800 1.800 1.800zM6.600-4.800 4.800-6.600l2.800-2.800 1.800 1.800z',
  // A crown.
  'M-11-6-5.500-1 0-10l5.500 9L11-6 9 9H-9z',
  // A bridge.
  'M-12-5h24v4h-2v9H6a6 6 0 0 0-12 0h-4v-9h-2z',
  // A sail.
  'M-1-12v14h-9zM1-9l9 11H1zM-11 4h22l-4 6H-7z',
  // A flame.
  'M1-12C2-6 8-3 8 4c0 5-4 8-8 8s-8-3-8-8c0-4 2-6 4-8 0 2 1 3 2 4 0-5 1-8 3-12z',
  // A wheel.
  'M0-11a11 11 0 1 1 0 22 11 11 0 1 1 0-22zM0-7.500A7.500 7.500 0 1 0 0 7.500 7.500 7.500 0 1 0 0-7.500zM-1.200-8h2.400v6.800H8v2.400H1.200V8h-2.400V1.200H-8v-2.400h6.800z',
  // A tulip.
  'M0-12 3.500-6 9-10c1 6-1 11-7.500 12.500V6L7 3 6 8l-4.500 1.500V12h-3V9.500L-6 8l-1-5 5.500 3V2.500C-8-1-10-4-9-10l5.500 4z',
  // A bird.
  'M-12-7c6 0 9 2 11 5 3-6 8-8 13-8-3 4-4 7-5 11C6 6 2 8-3 8l-5 4 2-6c-3-1-4-4-4-6l5 2c0-4-3-7-7-9z',
  // A key.
  'M0-12a5.500 5.500 0 0 1 1.600 10.800V4H5v3H1.600v2H4v3h-5.600V-1.200A5.500 5.500 0 0 1 0-12zm0 3a2.500 2.500 0 1 0 0 5 2.500 2.500 0 1 0 0-5z',
  // A fish.
  'M-12 0C-7-8 2-8 7-2l5-4v12L7 2C2 8-7 8-12 0zm5-2a1.300 1.300 0 1 0 0 2.600A1.300 1.300 0 1 0-7-2z',
  // A rose of winds.
  'M0-12 2.500-2.500 12 0 2.500 2.500 0 12-2.500 2.500-12 0-2.500-2.500z',
] as const;
