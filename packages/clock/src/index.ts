export { type Clock, manualClock, type ManualClock, systemClock } from './clock.ts';
export {
  createIdMaker,
  EPOCH_MS,
  type IdMaker,
  IdsUnavailable,
  WORKER_SPAN,
  type WorkerSlot,
} from './id-maker.ts';
export { DeadlineExceeded, withDeadline } from './with-deadline.ts';
