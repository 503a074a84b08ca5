import { useSupport } from '../../../frame/support-context.ts';

/** Who pays out the balance of a closed account: live support or the contact page, until there is a page to withdraw it. */
export const useWithdrawalWay = () => (useSupport() ? 'support' : 'contact');
