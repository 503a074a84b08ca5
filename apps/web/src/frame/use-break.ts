import { usePopups } from './popup-context.ts';
import { useShowsItem } from './use-shows-item.ts';

/** Opens the question before a break of 24 hours; null if the brand hides breaks. */
export function useBreak(): (() => void) | null {
  const { open } = usePopups();
  return useShowsItem('coolingOff') ? () => open({ name: 'break' }) : null;
}
