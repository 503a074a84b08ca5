export { concerns, useAccountEvents, useIsOld } from './account-events.ts';
export { type Alerts, useAlert } from './alert.ts';
export { CallFailure, failureText, isLost } from './call-failure.ts';
export { callQuery, useCall } from './call-query.ts';
export { callAddress, fileAddress } from './call-request.ts';
export { overNetwork } from './network-failure.ts';
export {
  type Session,
  useFavouriteGames,
  useIsClosed,
  useIsPlayer,
  useIsStillPlayer,
  useIsVisitor,
  usePushedBalance,
  useSession,
  useSessionActions,
  useUnreadMessages,
  type WireUser,
} from './session.ts';
