import { readWallets } from '@baize/services';

import { route } from '../../route.ts';

export const wallets = route('GET /account/wallets', (context) => readWallets(context));
