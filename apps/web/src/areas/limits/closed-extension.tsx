import { useState } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { BreakChoice, BreakOptions } from './break-options.tsx';
import { ExclusionDialog } from './exclusion-dialog.tsx';
import type { Closing, ExclusionCode } from './exclusion-period.ts';
import { useExclusionDates } from './use-exclusion-dates.ts';

/** The choice of a period that ends later, with the same last question. */
export function ClosedExtension({ closing }: { closing: Closing }) {
  const t = useMessages();
  const dates = useExclusionDates(closing.time_zone);
  const [chosen, setChosen] = useState<ExclusionCode>();
  const [isAsking, setAsking] = useState(false);
  const option = closing.options.find(({ code }) => code === chosen) ?? closing.options[0];
  if (!option) return null;
  return (
    <>
      <BreakOptions
        title={t('exclusion_extend_options')}
        text={t('exclusion_extend_lead')}
        options={closing.options}
        chosen={option.code}
        dates={dates}
        onChoose={setChosen}
      />
      <BreakChoice option={option} dates={dates} onContinue={() => setAsking(true)} />
      {isAsking && <ExclusionDialog code={option.code} onClose={() => setAsking(false)} />}
    </>
  );
}
