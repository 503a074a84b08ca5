export {
  drawFiveBalls,
  type FiveBallsBet,
  type FiveBallsResult,
  readFiveBallsBets,
  settleFiveBalls,
} from './five-balls.ts';
export { fiveBallsBets } from './five-balls-math.ts';
