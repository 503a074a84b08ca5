import { useState } from 'react';

import { useMessages } from '../../../messages/use-messages.ts';
import { BreakChoice, BreakOptions } from './break-options.tsx';
import { ExclusionDialog } from './exclusion-dialog.tsx';
import type { ExclusionCode, ExclusionOption } from './exclusion-period.ts';
import { useExclusionDates } from './use-exclusion-dates.ts';

interface ClosedExtensionProps {
  readonly options: readonly ExclusionOption[];
  readonly timeZone: string;
}

/** The choice of a period that ends later, with the same last question. */
export function ClosedExtension({ options, timeZone }: ClosedExtensionProps) {
  const t = useMessages();
  const dates = useExclusionDates(timeZone);
  const [chosen, setChosen] = useState<ExclusionCode>();
  const [isAsking, setAsking] = useState(false);
  const option = options.find(({ code }) => code === chosen) ?? options[0];
  if (!option) return null;
  return (
    <>
      <BreakOptions
        title={t('exclusion_extend_options')}
        text={t('exclusion_extend_lead')}
        options={options}
        chosen={option.code}
        dates={dates}
        onChoose={setChosen}
      />
      <BreakChoice option={option} dates={dates} onContinue={() => setAsking(true)} />
      {isAsking && <ExclusionDialog code={option.code} onClose={() => setAsking(false)} />}
    </>
  );
}
