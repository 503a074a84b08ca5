import { Button } from '@baize/ui';

/** In the bar of a game that is played with a wallet of its own. */
export function TransferButton({ label, onPress }: { label: string; onPress(): void }) {
  return (
    <Button
      className="play-transfer"
      variant="money"
      size="small"
      icon="arrow-left-right"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <span className="play-transfer-name">{label}</span>
    </Button>
  );
}
