import {
  askGateways,
  clearContactChanges,
  clearGameSessions,
  clearKnownPlaces,
  clearPasskeyChallenges,
  clearRateWindows,
  clearSessions,
  clearSessionTokens,
  destroyDocuments,
  eraseDataCopies,
  expirePayments,
  fillPersonKeys,
  findStuckRounds,
  isProofError,
  makeDataCopies,
  reconcile,
  sendRefunds,
  tellOfLimits,
} from '@baize/services';

import type { Job } from './job.ts';

/** All scheduled jobs. */
export const jobs: readonly Job[] = [
  { name: 'expire-payments', schedule: '* * * * *', run: expirePayments },
  { name: 'ask-gateways', schedule: '* * * * *', run: askGateways },
  { name: 'tell-of-limits', schedule: '* * * * *', run: tellOfLimits },
  { name: 'send-refunds', schedule: '* * * * *', run: sendRefunds },
  { name: 'clear-rate-windows', schedule: '*/5 * * * *', run: clearRateWindows },
  { name: 'clear-session-tokens', schedule: '*/5 * * * *', run: clearSessionTokens },
  { name: 'clear-passkey-challenges', schedule: '*/5 * * * *', run: clearPasskeyChallenges },
  { name: 'clear-known-places', schedule: '20 3 * * *', run: clearKnownPlaces },
  { name: 'clear-sessions', schedule: '30 3 * * *', run: clearSessions },
  { name: 'clear-game-sessions', schedule: '35 3 * * *', run: clearGameSessions },
  { name: 'clear-contact-changes', schedule: '45 3 * * *', run: clearContactChanges },
  { name: 'destroy-documents', schedule: '40 3 * * *', run: destroyDocuments },
  {
    name: 'make-data-copies',
    schedule: '* * * * *',
    expireMinutes: 60,
    run: (services, signal) => makeDataCopies(services, services.dataCopyWriter, signal),
  },
  { name: 'erase-data-copies', schedule: '*/5 * * * *', run: eraseDataCopies },
  { name: 'fill-person-keys', schedule: '*/5 * * * *', run: fillPersonKeys },
  { name: 'count-plays', schedule: '*/10 * * * *', run: ({ ledger }, signal) => ledger.countPlays(signal) },
  {
    name: 'add-up-play',
    schedule: '25 * * * *',
    expireMinutes: 60,
    run: ({ ledger }, signal) => ledger.addUpPlay(signal),
  },
  { name: 'make-ledger-months', schedule: '50 3 * * *', run: ({ ledger }) => ledger.makeMonths() },
  { name: 'find-stuck-rounds', schedule: '7 * * * *', expireMinutes: 60, run: findStuckRounds },
  {
    // Replays the ledger, once a day for each brand.
    name: 'reconcile',
    schedule: '10 * * * *',
    expireMinutes: 4 * 60,
    run: reconcile,
    isFinal: isProofError,
  },
  { name: 'sweep-outbox', schedule: '*/5 * * * *', run: ({ outbox }) => outbox.sweep() },
];
