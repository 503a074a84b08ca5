export { type ClimbChoice, type ClimbHidden, createClimb } from './climb.ts';
export {
  type ClimbName,
  climbNames,
  climbPays,
  type ClimbRisk,
  climbRisks,
  type ClimbTerms,
  type ClimbWay,
  climbWays,
  lastClimbFloor,
} from './climb-table.ts';
