export { type Clock, manualClock, type ManualClock, systemClock } from './clock.ts';
export { createIdMaker, type IdMaker, IdsUnavailable, WORKER_SPAN, type WorkerSlot } from './id-maker.ts';
export { DeadlineExceeded, withDeadline } from './with-deadline.ts';
