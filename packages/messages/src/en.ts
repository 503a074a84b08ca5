import account from './en/account.json' with { type: 'json' };
import auth from './en/auth.json' with { type: 'json' };
import cashier from './en/cashier.json' with { type: 'json' };
import catalogueArea from './en/catalogue.json' with { type: 'json' };
import copies from './en/copies.json' with { type: 'json' };
import documents from './en/documents.json' with { type: 'json' };
import errors from './en/errors.json' with { type: 'json' };
import exclusion from './en/exclusion.json' with { type: 'json' };
import feeds from './en/feeds.json' with { type: 'json' };
import home from './en/home.json' with { type: 'json' };
import head from './en/head.json' with { type: 'json' };
import history from './en/history.json' with { type: 'json' };
import historyFiles from './en/history-files.json' with { type: 'json' };
import downloads from './en/downloads.json' with { type: 'json' };
import emails from './en/emails.json' with { type: 'json' };
import inbox from './en/inbox.json' with { type: 'json' };
import limits from './en/limits.json' with { type: 'json' };
import lists from './en/lists.json' with { type: 'json' };
import liveSlot from './en/live-slot.json' with { type: 'json' };
import money from './en/money.json' with { type: 'json' };
import privacy from './en/privacy.json' with { type: 'json' };
import play from './en/play.json' with { type: 'json' };
import binary from './en/binary.json' with { type: 'json' };
import poker from './en/poker.json' with { type: 'json' };
import rewards from './en/rewards.json' with { type: 'json' };
import security from './en/security.json' with { type: 'json' };
import site from './en/site.json' with { type: 'json' };
import sports from './en/sports.json' with { type: 'json' };
import statement from './en/statement.json' with { type: 'json' };
import states from './en/states.json' with { type: 'json' };
import wallets from './en/wallets.json' with { type: 'json' };

import type tr from './tr.ts';

/** All English messages; a test compares their keys with the Turkish ones. */
const catalogue = {
  ...account,
  ...auth,
  ...cashier,
  ...catalogueArea,
  ...copies,
  ...documents,
  ...errors,
  ...exclusion,
  ...feeds,
  ...home,
  ...head,
  ...history,
  ...historyFiles,
  ...downloads,
  ...emails,
  ...inbox,
  ...limits,
  ...lists,
  ...liveSlot,
  ...money,
  ...privacy,
  ...play,
  ...binary,
  ...poker,
  ...rewards,
  ...security,
  ...site,
  ...sports,
  ...states,
  ...statement,
  ...wallets,
};

export default catalogue as Record<keyof typeof tr, string>;
