import { useApp } from '../../../app/app.ts';
import { PrintedDialog } from '../../../frame/printed-dialog.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface JackpotRulesProps {
  readonly title: string;
  /** Share of each bet in hundredths of a percent; 0 if unknown. */
  readonly sharePoints: number;
  onClose(): void;
}

/** How the pools of a jackpot fill and how they are won, as stated by the studio. */
export function JackpotRules({ title, sharePoints, onClose }: JackpotRulesProps) {
  const t = useMessages();
  const { language } = useApp();
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(
    sharePoints / 10_000,
  );
  return (
    <PrintedDialog open title={title} closeLabel={t('site_close')} onClose={onClose}>
      <ul className="jackpot-rule-list">
        {sharePoints > 0 && <li>{t('feeds_jackpot_rule_share', { share })}</li>}
        <li>{t('feeds_jackpot_rule_hit')}</li>
        <li>{t('feeds_jackpot_rule_chance')}</li>
        <li>{t('feeds_jackpot_rule_silent')}</li>
      </ul>
    </PrintedDialog>
  );
}
