export {
  drawLuckyWheel,
  readLuckyWheelBets,
  settleLuckyWheel,
  type LuckyWheelBet,
  type LuckyWheelColour,
  luckyWheelColours,
  luckyWheelMath,
  luckyWheelPays,
  type LuckyWheelResult,
  luckyWheelSegments,
} from './lucky-wheel.ts';
