import { ExclusionDialog } from './exclusion-dialog.tsx';

/** The break of 24 hours: one tap and one question. */
export function BreakDialog({ onClose }: { onClose: () => void }) {
  return <ExclusionDialog code={1} onClose={onClose} />;
}
