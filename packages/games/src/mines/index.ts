export {
  drawMines,
  type MinesBet,
  type MinesResult,
  type MinesState,
  minesStateOf,
  readMinesBet,
  readMinesTile,
  settleMines,
} from './mines.ts';
export { minesMath } from './mines-math.ts';
export { fairMinesPay, lastMinesStep, MINE_TILES, type MinesTerms, minesPays } from './mines-pays.ts';
