export { useDayText } from './security/use-day-text.ts';
export { useProof } from './security/use-proof.tsx';
