import account from './tr/account.json' with { type: 'json' };
import auth from './tr/auth.json' with { type: 'json' };
import cashier from './tr/cashier.json' with { type: 'json' };
import catalogueArea from './tr/catalogue.json' with { type: 'json' };
import copies from './tr/copies.json' with { type: 'json' };
import documents from './tr/documents.json' with { type: 'json' };
import errors from './tr/errors.json' with { type: 'json' };
import exclusion from './tr/exclusion.json' with { type: 'json' };
import feeds from './tr/feeds.json' with { type: 'json' };
import home from './tr/home.json' with { type: 'json' };
import head from './tr/head.json' with { type: 'json' };
import history from './tr/history.json' with { type: 'json' };
import historyFiles from './tr/history-files.json' with { type: 'json' };
import downloads from './tr/downloads.json' with { type: 'json' };
import emails from './tr/emails.json' with { type: 'json' };
import inbox from './tr/inbox.json' with { type: 'json' };
import limits from './tr/limits.json' with { type: 'json' };
import lists from './tr/lists.json' with { type: 'json' };
import liveSlot from './tr/live-slot.json' with { type: 'json' };
import money from './tr/money.json' with { type: 'json' };
import privacy from './tr/privacy.json' with { type: 'json' };
import play from './tr/play.json' with { type: 'json' };
import binary from './tr/binary.json' with { type: 'json' };
import poker from './tr/poker.json' with { type: 'json' };
import rewards from './tr/rewards.json' with { type: 'json' };
import security from './tr/security.json' with { type: 'json' };
import site from './tr/site.json' with { type: 'json' };
import sports from './tr/sports.json' with { type: 'json' };
import statement from './tr/statement.json' with { type: 'json' };
import states from './tr/states.json' with { type: 'json' };
import wallets from './tr/wallets.json' with { type: 'json' };

/** All Turkish messages, which define the keys. */
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

export default catalogue;
