export {
  drawMines,
  type MinesBet,
  type MinesResult,
  type MinesState,
  minesStateOf,
  readMinesBet,
  readTile,
  settleMines,
} from './mines.ts';
export { minesMath, provableMines } from './mines-math.ts';
export { fairMinesPay, lastStep, MINE_TILES, type MinesTerms, minesPays } from './mines-pays.ts';
