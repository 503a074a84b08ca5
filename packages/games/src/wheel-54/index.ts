export { type WheelChoice, type WheelResult, wheel54 } from './wheel-54.ts';
export { WHEEL_SEGMENTS, wheelPays, type WheelRisk, wheelRisks } from './wheel-table.ts';
