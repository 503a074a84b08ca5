export { type Fraction, toNumber, toPercent } from './fraction.ts';
