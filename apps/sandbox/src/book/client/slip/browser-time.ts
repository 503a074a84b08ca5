/** The time of now by the browser's own clock, in milliseconds since 1970: good enough to name days. */
export const browserTime = (): number => performance.timeOrigin + performance.now();
