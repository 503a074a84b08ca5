/** The game with an address of its own; see routes/high-flyer.ts. */
export const HIGH_FLYER = 190_170;
