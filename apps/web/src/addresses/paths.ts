/*
 * The path pattern of every page. Import as `import * as paths`, so that a bundle holds only those it uses. Lobby
 * addresses are in the contract, because services write them too. An address with parameters to parse has a file of its
 * own here, with its parser and its inverse.
 */
export {
  gamePath as game,
  infoPagePath as infoPage,
  playPath as play,
  promotionsPath as promotions,
} from '@baize/contract/page-addresses';
export const home = '/';
export const notFound = '/404';
export const gallery = '/__ui';
export const login = '/login';
export const register = '/Register';
export const forgotPassword = '/forget-password';
export const account = '/Account';
export const accountMenu = '/account/menu';
export const ownData = '/account/data';
export const messages = '/account/messages';
export const undoContactChange = '/account/undo/:token';
export const stopWithdrawal = '/account/not-me/:token';
export const stopOwnWithdrawal = '/account/not-me';
export const changePassword = '/ChangePassword';
export const twoFactor = '/TwoFactor';
export const sessionHistory = '/SessionHistory';
export const accountActivities = '/AccountActivities';
export const wallets = '/account/wallets';
export const gameTransfers = '/GameTransfers';
export const bettingHistory = '/BettingHistory';
export const freeSpins = '/FreeSpins';
export const playerBonuses = '/PlayerBonuses';
export const bonusRequestEntry = '/bonus-talep';
export const phoneVerification = '/account/sms-verification';
export const deposit = '/Deposit';
export const rovpay = '/Deposit/RovPay';
export const envoy = '/Deposit/envoy';
export const envoyQr = '/Deposit/envoyqr';
export const withdraw = '/Withdraw';
export const gameHistory = '/gameHistory';
export const financialHistory = '/FinanceActivities';
export const statement = '/account/statement';
export const coolingOff = '/cooling-off-periods';
export const selfExclusion = '/self-exclusion';
export const limits = '/account-limitation';
export const selfAssessment = '/self-assessment';
export const getHelp = '/get-help';
export const demo = '/play/demo/:id';
export const playNewWindow = '/PlayGameNewWindow/:name/:id';
export const launcher = '/launcher/:id';
export const playZeplin = '/PlayZeplinGame/:name/:id';
export const highFlyer = '/play-high-flyer';
export const poker = '/poker';
export const pokerLobby = '/PlayPoker';
export const transfers = '/account/transfers/:method';
export const pokerTransfer = '/account/transfers/poker';
export const liveSlot = '/live-slot';
export const playLiveSlot = '/play-live-slot';
export const liveBinary = '/play-live-binary';
export const sport = '/Sport';
export const liveSport = '/LiveSport';
export const esport = '/ESport';
export const sportBook = '/Sport/:provider/prematch';
export const liveSportBook = '/LiveSport/:provider/live';
export const esportBook = '/ESport/:provider/esport';
/** Another spelling of the first book's address, which the home page links to. */
export const chosenSportBook = '/sports/sport/:provider/prematch';
export const redlineSport = '/Sport/redline/prematch';
export const sportTest = '/test-sport';
export const bonusRequest = '/bonus-request';
export const wheel = '/cark';
export const treasure = '/treasure';
export const level = '/level';
export const rewardCase = '/case';

export const homeSpellings = [home, '/home'] as const;
