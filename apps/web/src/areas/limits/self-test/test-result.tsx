import { Button, ButtonLink, FeltPanel } from '@baize/ui';
import { useEffect, useRef } from 'react';

import * as paths from '../../../addresses/paths.ts';
import { useCareLinks } from '../../../frame/care-links.ts';
import { MemberLink } from '../../../frame/member-link.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { type Band, scoreAnswers } from './self-test-score.ts';

const texts = {
  none: ['limits_result_none_title', 'limits_result_none_text'],
  low: ['limits_result_low_title', 'limits_result_low_text'],
  moderate: ['limits_result_moderate_title', 'limits_result_moderate_text'],
  high: ['limits_result_high_title', 'limits_result_high_text'],
} as const satisfies Record<Band, readonly [string, string]>;

/** What fits a result, the most fitting first. */
const steps: Readonly<Record<Band, readonly string[]>> = {
  none: [paths.limits],
  low: [paths.limits, paths.coolingOff],
  moderate: [paths.limits, paths.coolingOff, paths.getHelp],
  high: [paths.getHelp, paths.selfExclusion, paths.coolingOff],
};

interface TestResultProps {
  readonly given: readonly number[];
  readonly onRestart: () => void;
}

/** The result in plain words, with what can be done about it. */
export function TestResult({ given, onRestart }: TestResultProps) {
  const t = useMessages();
  const links = useCareLinks();
  const heading = useRef<HTMLHeadingElement>(null);
  const { score, band } = scoreAnswers(given);
  const [title, text] = texts[band];
  const next = steps[band].flatMap((path) => links.filter(({ href }) => href === path));

  useEffect(() => heading.current?.focus(), []);

  return (
    <FeltPanel className="test-result" aria-labelledby="result-title">
      <p className="text-ink-2">{t('limits_result_score', { score })}</p>
      <h2 id="result-title" ref={heading} tabIndex={-1}>
        {t(title)}
      </h2>
      <p>{t(text)}</p>
      <div className="test-steps">
        {next.map(({ href, label, isForPlayers }, index) => (
          <ButtonLink
            key={href}
            href={href}
            linkAs={isForPlayers ? MemberLink : Link}
            variant={index === 0 ? 'fill' : 'line'}
          >
            {t(label)}
          </ButtonLink>
        ))}
        <Button variant="quiet" onClick={onRestart}>
          {t('limits_result_again')}
        </Button>
      </div>
      <p className="text-12 text-ink-2">{t('limits_result_note')}</p>
    </FeltPanel>
  );
}
