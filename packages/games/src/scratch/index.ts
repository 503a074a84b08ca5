export { scratch, scratchPrizeOf, type ScratchResult } from './scratch.ts';
export { SCRATCH_CARDS, SCRATCH_EQUAL, SCRATCH_FIELDS, scratchPrizes } from './scratch-table.ts';
