export { useDayText } from './security/use-day-text.ts';
export { SwitchRow } from './switch-row.tsx';
export { useProof } from './security/use-proof.tsx';
