export { createThreshold, LEAST_TARGET, type ThresholdChoice, type ThresholdResult } from './threshold.ts';
