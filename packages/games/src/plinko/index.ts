export {
  drawPlinko,
  type PlinkoBet,
  plinkoBinOf,
  plinkoMath,
  type PlinkoResult,
  readPlinkoBet,
  settlePlinko,
} from './plinko.ts';
export { plinkoPays, type PlinkoRisk, plinkoRisks, type PlinkoRows, plinkoRows } from './plinko-table.ts';
