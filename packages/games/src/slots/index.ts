export { figuresOf, richWeightFor, type SlotFigures } from './measures/figures.ts';
export type { Volatility } from './measures/measures.ts';
export { sharedModels, slotModels } from './models/slot-models.ts';
export { flagshipModels } from './models/flagships/flagship-models.ts';
export { playSlot, type SlotVariant } from './play-slot.ts';
export * from './script/index.ts';
export type { Mechanic, SlotModel } from './slot-model.ts';
