export {
  drawWheel,
  provableWheel,
  readWheelBets,
  settleWheel,
  type WheelBet,
  type WheelColour,
  wheelColours,
  wheelMath,
  wheelPays,
  type WheelResult,
  wheelSegments,
} from './lucky-wheel.ts';
