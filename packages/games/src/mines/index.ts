export { createMines, type MinesChoice, type MinesHidden } from './mines.ts';
export { fairMinesPay, lastMinesStep, MINE_TILES, type MinesTerms, minesPays } from './mines-pays.ts';
