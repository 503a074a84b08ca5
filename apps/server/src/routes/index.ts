import type { CallKey, Calls } from '@baize/contract';

import type { Route } from '../route.ts';
import { financialHistory } from './account/financial-history.ts';
import { gameHistory } from './account/game-history.ts';
import { countries } from './auth/countries.ts';
import { forgetPassword } from './auth/forget-password.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { refresh } from './auth/refresh.ts';
import { register } from './auth/register.ts';
import { resetPassword } from './auth/reset-password.ts';
import { userProfile } from './auth/user-profile.ts';
import { config } from './catalogue/config.ts';
import { gameDetail } from './catalogue/game-detail.ts';
import { games } from './catalogue/games.ts';
import { cancelPendingTransaction } from './money/cancel-pending-transaction.ts';
import { depositDynamic } from './money/deposit-dynamic.ts';
import { paymentDetails } from './money/payment-details.ts';
import { pendingTransactions } from './money/pending-transactions.ts';
import { launchDemo } from './play/launch-demo.ts';
import { launchGame } from './play/launch-game.ts';
import { playPosition } from './play/play-position.ts';
import { homepage } from './site/homepage.ts';
import { options } from './site/options.ts';
import { pages } from './site/pages.ts';
import { promotions } from './site/promotions.ts';

/** Calls that answer once; the streams are registered by themselves. */
export type AnsweredKey = { [Key in CallKey]: Calls[Key] extends { stream: true } ? never : Key }[CallKey];

/** Every answered call with its route: a call of the contract without one does not compile. */
export const routes: { readonly [Key in AnsweredKey]: Route<Key> } = {
  'GET /options': options,
  'GET /homepage': homepage,
  'GET /pages': pages,
  'GET /promotions': promotions,
  'POST /login': login,
  'POST /refresh': refresh,
  'POST /logout': logout,
  'GET /user-profile': userProfile,
  'GET /countries': countries,
  'POST /account/register': register,
  'POST /forget-password': forgetPassword,
  'POST /reset-password': resetPassword,
  'GET /games': games,
  'GET /config': config,
  'GET /game-detail/{id}': gameDetail,
  'GET /game/{id}': launchGame,
  'GET /gameDemo/{id}': launchDemo,
  'GET /account/play-position': playPosition,
  'GET /account/game-history': gameHistory,
  'GET /account/financial-history': financialHistory,
  'GET /account/payment-details': paymentDetails,
  'POST /account/deposit/dynamic': depositDynamic,
  'GET /pending-transactions/{type}': pendingTransactions,
  'PUT /cancel-pending-transactions/{id}': cancelPendingTransaction,
};
