import type { AccountItem } from '@baize/brand';

import { useBrand } from '../app/app.ts';

/** Whether the brand shows this part of the account; its page does not exist otherwise. */
export const useShowsItem = (item: AccountItem) => !useBrand().traits['account.hiddenItems'].includes(item);
