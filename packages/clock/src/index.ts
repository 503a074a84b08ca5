export { type Clock, manualClock, type ManualClock, systemClock } from './clock.ts';
export { createIdMaker, type IdMaker } from './id-maker.ts';
