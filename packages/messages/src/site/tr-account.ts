import account from '../tr/account.json' with { type: 'json' };
import auth from '../tr/auth.json' with { type: 'json' };
import money from '../tr/money.json' with { type: 'json' };

/** What only forms and the account area say: it is brought along with them. */
export default { ...account, ...auth, ...money };
