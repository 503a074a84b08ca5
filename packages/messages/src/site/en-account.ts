import account from '../en/account.json' with { type: 'json' };
import auth from '../en/auth.json' with { type: 'json' };
import cashier from '../en/cashier.json' with { type: 'json' };
import documents from '../en/documents.json' with { type: 'json' };
import downloads from '../en/downloads.json' with { type: 'json' };
import history from '../en/history.json' with { type: 'json' };
import inbox from '../en/inbox.json' with { type: 'json' };
import money from '../en/money.json' with { type: 'json' };
import privacy from '../en/privacy.json' with { type: 'json' };
import binary from '../en/binary.json' with { type: 'json' };
import poker from '../en/poker.json' with { type: 'json' };
import rewards from '../en/rewards.json' with { type: 'json' };
import security from '../en/security.json' with { type: 'json' };
import statement from '../en/statement.json' with { type: 'json' };
import states from '../en/states.json' with { type: 'json' };
import wallets from '../en/wallets.json' with { type: 'json' };

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
