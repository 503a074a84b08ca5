import { useBrand } from '../app/app.ts';
import { usePopups } from './popup-context.ts';

/** Opens the question before a break of 24 hours; null if the brand hides breaks. */
export function useBreak(): (() => void) | null {
  const { open } = usePopups();
  const isHidden = useBrand().traits['account.hiddenItems'].includes('coolingOff');
  return isHidden ? null : () => open({ name: 'break' });
}
