import { useMessages } from '../../messages/use-messages.ts';

const STEPS = [1, 2, 3, 4, 5] as const;

/** A game's volatility, as text and as five steps. */
export function VolatilitySteps({ level }: { level: number }) {
  const t = useMessages();
  return (
    <span className="volatility">
      <span aria-hidden="true">
        {STEPS.map((step) => (
          <i key={step} data-reached={step <= level || undefined} />
        ))}
      </span>
      {t('play_volatility_level', { level: String(level) })}
    </span>
  );
}
