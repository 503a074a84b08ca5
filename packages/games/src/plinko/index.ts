export { plinko, plinkoBinOf, type PlinkoChoice, type PlinkoResult } from './plinko.ts';
export { plinkoPays, type PlinkoRisk, plinkoRisks, type PlinkoRows, plinkoRows } from './plinko-table.ts';
