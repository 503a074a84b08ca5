export { type HuntChoice, huntChance, type HuntResult, numberHunt } from './number-hunt.ts';
export { HUNT_DRAWN, HUNT_MOST_PICKS, HUNT_NUMBERS, huntPays } from './hunt-table.ts';
