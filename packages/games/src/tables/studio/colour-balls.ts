/** The colours of the balls in the sphere, and how many there are of each: 40 in all. */
export const COLOUR_BALLS = { red: 16, blue: 12, green: 8, violet: 3, gold: 1 } as const;

export type BallColour = keyof typeof COLOUR_BALLS;

export const ballColours = Object.keys(COLOUR_BALLS) as readonly BallColour[];
