/** Numbers pay themselves to 1, sweets open a bonus. */
export const SWEET_SEGMENTS = ['1', '2', '5', 'BUBBLE', 'CANDY', 'SWEET'] as const;
export type SweetSegment = (typeof SWEET_SEGMENTS)[number];

/** The 54 segments, clockwise. */
export const SWEET_WHEEL = (
  'CANDY 1 2 1 5 2 1 BUBBLE SWEET 1 2 1 5 2 1 BUBBLE 1 CANDY 2 1 5 1 2 BUBBLE 1 SWEET 2 ' +
  '1 5 1 BUBBLE 2 1 5 1 2 CANDY 1 BUBBLE 1 2 5 1 2 SWEET 1 BUBBLE 1 2 5 1 2 CANDY 1'
).split(' ') as readonly SweetSegment[];
