import type { ChangeGroup } from './change.ts';
import { airshipChanges, airshipTests } from './rows/airship.ts';
import { authChanges } from './rows/auth.ts';
import { betHistoryChanges } from './rows/bet-histories.ts';
import { betChanges, betTests } from './rows/bets.ts';
import { bonusMoneyChanges } from './rows/bonus-money.ts';
import { bonusPlayChanges } from './rows/bonus-play.ts';
import { bookMatchChanges, bookMatchTests } from './rows/book-matches.ts';
import { bookingChanges } from './rows/booking.ts';
import { cashierPageChanges } from './rows/cashier-pages.ts';
import { bonusChanges } from './rows/bonuses.ts';
import { catalogueChanges } from './rows/catalogue.ts';
import { closingChanges } from './rows/closing.ts';
import { contactChangeChanges } from './rows/contact-changes.ts';
import { contactChanges } from './rows/contact.ts';
import { contractChanges } from './rows/contract.ts';
import { dbChanges } from './rows/db.ts';
import { arrivalChanges } from './rows/deposit-arrivals.ts';
import { dataCopyChanges } from './rows/data-copies.ts';
import { decisionChanges } from './rows/decisions.ts';
import { dialectChanges } from './rows/dialects.ts';
import { documentChanges } from './rows/documents.ts';
import { gameFigureChanges, gameFigureTests } from './rows/game-figures.ts';
import { drawGameChanges, drawGameTests } from './rows/draw-games.ts';
import { drawnPlayChanges } from './rows/drawn-play.ts';
import { exclusionPageChanges } from './rows/exclusion-pages.ts';
import { gameBasicsChanges } from './rows/game-basics.ts';
import { furtherDialectChanges } from './rows/further-dialects.ts';
import { gameLookChanges } from './rows/game-looks.ts';
import { gatewayRunChanges } from './rows/gateway-runs.ts';
import { guessChanges } from './rows/guesses.ts';
import { historyPageChanges } from './rows/history-pages.ts';
import { historyChanges } from './rows/histories.ts';
import { historyFileChanges } from './rows/history-files.ts';
import { houseCardChanges } from './rows/house-cards.ts';
import { launchChanges } from './rows/launches.ts';
import { ledgerChanges } from './rows/ledger.ts';
import { limitPageChanges } from './rows/limit-pages.ts';
import { limitReviewChanges } from './rows/limit-reviews.ts';
import { liveTableChanges } from './rows/live-tables.ts';
import { limitCallChanges, limitChanges } from './rows/limits.ts';
import { messageChanges } from './rows/messages.ts';
import { moneyChanges } from './rows/money.ts';
import { moneyExitChanges } from './rows/money-exit.ts';
import { reportChanges } from './rows/money-reports.ts';
import { operatorChanges } from './rows/operators.ts';
import { paymentFormChanges } from './rows/payment-forms.ts';
import { paymentGatewayChanges } from './rows/payment-gateways.ts';
import { paymentScreenChanges } from './rows/payment-screens.ts';
import { playChanges } from './rows/play.ts';
import { playSessionChanges } from './rows/play-sessions.ts';
import { providerChanges } from './rows/providers.ts';
import { playerChanges, playerTests } from './rows/players.ts';
import { pokerRoomChanges, pokerRoomTests } from './rows/poker-room.ts';
import { reversalChanges } from './rows/reversals.ts';
import { samePersonChanges } from './rows/same-person.ts';
import { roleChanges } from './rows/roles.ts';
import { securityChanges } from './rows/security.ts';
import { serverChanges } from './rows/server.ts';
import { slotChanges } from './rows/slot-mathematics.ts';
import { slotPageChanges } from './rows/slot-pages.ts';
import { sportsbookChanges } from './rows/sportsbooks.ts';
import { statementChanges } from './rows/statements.ts';
import { studioStandInChanges } from './rows/studio-stand-ins.ts';
import { studioTableChanges } from './rows/studio-tables.ts';
import { tableGameChanges } from './rows/table-games.ts';
import { sentFileChanges } from './rows/sent-files.ts';
import { walletTransferChanges } from './rows/wallet-transfers.ts';
import { withdrawalChanges } from './rows/withdrawals.ts';
import { walletPlayChanges } from './rows/wallet-play.ts';

/** For money, every change must be noticed. */
const ALL = 1;
const MOST = 0.95;

/** The parts of the product whose tests are themselves tested. */
export const changeGroups: readonly ChangeGroup[] = [
  {
    name: 'ledger',
    tests: ['packages/ledger', 'packages/db/src/ledger'],
    atLeast: ALL,
    changes: ledgerChanges,
  },
  {
    name: 'db',
    tests: ['packages/db/src/'],
    atLeast: ALL,
    changes: [...dbChanges, ...bookingChanges, ...limitChanges, ...reversalChanges, ...roleChanges],
  },
  {
    name: 'bonuses',
    tests: ['packages/services/src/rewards'],
    atLeast: ALL,
    changes: bonusChanges,
  },
  {
    name: 'bonus-money',
    tests: ['packages/db/src/ledger-bonuses'],
    atLeast: ALL,
    changes: bonusMoneyChanges,
  },
  {
    name: 'bonus-play',
    tests: [
      'apps/server/src/callbacks/wallet-bonuses',
      'packages/providers/src/dialect-settings',
      'apps/sandbox/src/studio/slots/free-rounds',
      'apps/sandbox/src/book/bet-bonus',
      'apps/sandbox/src/book/bets/free-bets',
      'apps/sandbox/src/book/client/slip/slip-look',
      'apps/sandbox/src/shell/client/bonus-warning',
      'apps/sandbox/src/shell/client/shell',
    ],
    atLeast: ALL,
    changes: bonusPlayChanges,
  },
  {
    name: 'wallet-play',
    tests: [
      'packages/db/src/ledger-wallets',
      'packages/services/src/play',
      'apps/server/src/callbacks/wallet-play',
    ],
    atLeast: ALL,
    changes: walletPlayChanges,
  },
  {
    name: 'wallet-transfers',
    tests: ['packages/db/src/wallet-transfers', 'apps/server/src/routes/money/transfers'],
    atLeast: ALL,
    changes: walletTransferChanges,
  },
  {
    name: 'sportsbooks',
    tests: [
      'packages/providers/src/book-pages',
      'packages/services/src/sports',
      'apps/server/src/routes/sports',
      'apps/server/src/callbacks/sports-debts',
    ],
    atLeast: ALL,
    changes: sportsbookChanges,
  },
  {
    name: 'statements',
    tests: [
      'packages/db/src/play-totals',
      'packages/services/src/account/statements',
      'apps/server/src/routes/account/statement',
    ],
    atLeast: ALL,
    changes: statementChanges,
  },
  {
    name: 'histories',
    tests: ['packages/db/src/ledger', 'packages/db/src/counted-histories', 'packages/services/src/account'],
    atLeast: ALL,
    changes: historyChanges,
  },
  {
    name: 'money',
    tests: ['packages/services/src/money', 'apps/server/src/routes/money', 'apps/server/src/routes/account'],
    atLeast: ALL,
    changes: [
      ...moneyChanges,
      ...reportChanges,
      ...arrivalChanges,
      ...withdrawalChanges,
      ...moneyExitChanges,
      ...paymentFormChanges,
      ...cashierPageChanges,
      ...paymentScreenChanges,
      ...documentChanges,
      ...gatewayRunChanges,
    ],
  },
  {
    name: 'decisions',
    tests: [
      'packages/services/src/money/decisions',
      'packages/services/src/money/identity',
      'packages/db/src',
    ],
    atLeast: ALL,
    changes: decisionChanges,
  },
  {
    name: 'files',
    tests: ['apps/server/src/history-files', 'packages/services/src/account', 'packages/pdf'],
    atLeast: ALL,
    changes: [...historyFileChanges, ...sentFileChanges],
  },
  {
    name: 'operators',
    tests: [
      'packages/services/src/money/decisions',
      'packages/services/src/money/reconciliation',
      'packages/db/src',
    ],
    atLeast: ALL,
    changes: operatorChanges,
  },
  {
    name: 'players',
    tests: playerTests,
    atLeast: ALL,
    changes: playerChanges,
  },
  {
    name: 'limits',
    tests: [
      'packages/services/src/limits',
      'apps/server/src/routes/limits',
      'apps/server/src/calls/closed-account',
      'apps/server/src/events',
    ],
    atLeast: ALL,
    changes: [
      ...limitCallChanges,
      ...limitReviewChanges,
      ...closingChanges,
      ...exclusionPageChanges,
      ...limitPageChanges,
    ],
  },
  {
    name: 'history-pages',
    tests: ['apps/web/src/areas/account', 'apps/web/src/addresses'],
    atLeast: MOST,
    changes: historyPageChanges,
  },
  {
    name: 'auth',
    tests: ['packages/services/src/auth', 'apps/server/src/routes/auth'],
    atLeast: MOST,
    changes: [
      ...authChanges,
      ...samePersonChanges,
      ...guessChanges,
      ...contactChanges,
      ...contactChangeChanges,
      ...securityChanges,
      ...dataCopyChanges,
    ],
  },
  {
    name: 'messages',
    tests: ['apps/server/src/routes/account/messages', 'apps/server/src/events', 'apps/web/src/call'],
    atLeast: ALL,
    changes: messageChanges,
  },
  {
    name: 'play',
    tests: ['packages/services/src/play', 'apps/server/src/callbacks', 'apps/server/src/routes/play'],
    atLeast: MOST,
    changes: [...playChanges, ...playSessionChanges, ...launchChanges],
  },
  {
    name: 'game-basics',
    tests: ['bets/', 'exact/', 'football/', 'page-entries', 'proof/', 'race/', 'random/'].map(
      (part) => `packages/games/src/${part}`,
    ),
    atLeast: ALL,
    changes: gameBasicsChanges,
  },
  {
    name: 'game-looks',
    tests: [
      'packages/art/src/game',
      'packages/art/src/drawing',
      'packages/demo/src/art',
      'apps/sandbox/src/studio/art',
      'apps/sandbox/src/shell/client/sound',
    ],
    atLeast: ALL,
    changes: gameLookChanges,
  },
  {
    name: 'airship',
    tests: airshipTests,
    atLeast: ALL,
    changes: airshipChanges,
  },
  {
    name: 'bets',
    tests: betTests,
    atLeast: ALL,
    changes: [...betChanges, ...betHistoryChanges],
  },
  {
    name: 'book-matches',
    tests: bookMatchTests,
    atLeast: ALL,
    changes: bookMatchChanges,
  },
  {
    name: 'draw-games',
    tests: drawGameTests,
    atLeast: ALL,
    changes: drawGameChanges,
  },
  {
    name: 'game-figures',
    tests: gameFigureTests,
    atLeast: ALL,
    changes: gameFigureChanges,
  },
  {
    name: 'drawn-play',
    tests: ['apps/sandbox/src/draws', 'apps/sandbox/src/instant'],
    atLeast: ALL,
    changes: drawnPlayChanges,
  },
  {
    name: 'house-cards',
    tests: [
      'packages/games/src/poker-hands',
      'packages/games/src/house-cards',
      'apps/sandbox/src/house-cards',
    ],
    atLeast: ALL,
    changes: houseCardChanges,
  },
  {
    name: 'poker-room',
    tests: pokerRoomTests,
    atLeast: ALL,
    changes: pokerRoomChanges,
  },
  {
    name: 'catalogue',
    tests: [
      'packages/services/src/catalogue',
      'packages/services/src/site',
      'apps/server/src/routes/catalogue',
      'apps/server/src/routes/site',
    ],
    atLeast: MOST,
    changes: catalogueChanges,
  },
  {
    name: 'providers',
    tests: ['packages/providers'],
    atLeast: MOST,
    changes: [
      ...providerChanges,
      ...dialectChanges,
      ...furtherDialectChanges,
      ...studioStandInChanges,
      ...paymentGatewayChanges,
    ],
  },
  {
    name: 'slots',
    tests: ['packages/games/src/slots'],
    atLeast: ALL,
    changes: slotChanges,
  },
  {
    name: 'slot-pages',
    tests: ['apps/sandbox/src/studio/slots/slot-rounds'],
    atLeast: ALL,
    changes: slotPageChanges,
  },
  {
    name: 'table-games',
    tests: ['packages/games/src/tables', 'packages/games/src/cards'],
    atLeast: ALL,
    changes: tableGameChanges,
  },
  {
    name: 'studio-tables',
    tests: ['packages/games/src/tables/studio', 'apps/sandbox/src/tables'],
    atLeast: ALL,
    changes: studioTableChanges,
  },
  {
    name: 'live-tables',
    tests: ['apps/sandbox/src/tables'],
    atLeast: ALL,
    changes: liveTableChanges,
  },
  {
    name: 'contract',
    tests: ['packages/contract', 'packages/currency', 'apps/server/src/calls'],
    atLeast: MOST,
    changes: contractChanges,
  },
  {
    name: 'server',
    tests: ['apps/server/src/calls', 'apps/server/src/pages', 'apps/server/src/events', 'packages/brand'],
    atLeast: MOST,
    changes: serverChanges,
  },
];
