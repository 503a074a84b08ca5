import account from '../tr/account.json' with { type: 'json' };
import auth from '../tr/auth.json' with { type: 'json' };
import cashier from '../tr/cashier.json' with { type: 'json' };
import documents from '../tr/documents.json' with { type: 'json' };
import downloads from '../tr/downloads.json' with { type: 'json' };
import history from '../tr/history.json' with { type: 'json' };
import inbox from '../tr/inbox.json' with { type: 'json' };
import money from '../tr/money.json' with { type: 'json' };
import privacy from '../tr/privacy.json' with { type: 'json' };
import binary from '../tr/binary.json' with { type: 'json' };
import poker from '../tr/poker.json' with { type: 'json' };
import rewards from '../tr/rewards.json' with { type: 'json' };
import security from '../tr/security.json' with { type: 'json' };
import statement from '../tr/statement.json' with { type: 'json' };
import states from '../tr/states.json' with { type: 'json' };
import wallets from '../tr/wallets.json' with { type: 'json' };

/** Texts of forms, the account area, the poker room, the binary option and closed sites, loaded with them. */
export default {
  ...account,
  ...auth,
  ...cashier,
  ...documents,
  ...downloads,
  ...history,
  ...money,
  ...binary,
  ...poker,
  ...rewards,
  ...security,
  ...statement,
  ...privacy,
  ...inbox,
  ...states,
  ...wallets,
};
