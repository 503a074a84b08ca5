import type { WireReply } from '@baize/contract';
import { Panel } from '@baize/ui';
import { useSuspenseQuery } from '@tanstack/react-query';

import * as paths from '../../../addresses/paths.ts';
import { useApp } from '../../../app/app.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { CareLinks } from '../care-links.tsx';
import { HelpPhone, HelpSite } from './help-line.tsx';
import { helpLinesQuery } from '../limit-queries.ts';
import '../limits.css';

type Line = WireReply<'GET /help-lines'>['data'][number];

const otherHelp = [
  ['limits_help_software_title', 'limits_help_software_text'],
  ['limits_help_bank_title', 'limits_help_bank_text'],
  ['limits_help_people_title', 'limits_help_people_text'],
  ['limits_help_family_title', 'limits_help_family_text'],
] as const;

function HelpLine({ line }: { line: Line }) {
  return (
    <li className="help-line">
      <h3>{line.name}</h3>
      <p>{line.text}</p>
      {line.hours && <p className="text-ink-3">{line.hours}</p>}
      <div className="help-contacts">
        <HelpPhone phone={line.phone} />
        <HelpSite name={line.name} web={line.web} />
      </div>
    </li>
  );
}

/** Help outside of the site, by country, and what else a player can do. */
export function HelpPage() {
  const t = useMessages();
  const { data: lines } = useSuspenseQuery(helpLinesQuery(useApp())).data;
  const countries = [...new Map(lines.map(({ country }) => [country?.code, country?.name])).entries()];
  return (
    <div className="care-page">
      <header>
        <h1>{t('limits_help')}</h1>
        <p>{t('limits_help_lead')}</p>
      </header>
      <div className="care-main">
        {countries.map(([code, name]) => (
          <Panel
            key={code ?? ''}
            as="section"
            className="limit-section"
            aria-labelledby={`help-${code ?? 'all'}`}
          >
            <header>
              <h2 id={`help-${code ?? 'all'}`}>{name ?? t('limits_help_everywhere')}</h2>
            </header>
            <ul>
              {lines
                .filter(({ country }) => country?.code === code)
                .map((line) => (
                  <HelpLine key={line.name} line={line} />
                ))}
            </ul>
          </Panel>
        ))}
        <Panel as="section" className="limit-section" aria-labelledby="help-more">
          <header>
            <h2 id="help-more">{t('limits_help_more')}</h2>
          </header>
          <ul>
            {otherHelp.map(([title, text]) => (
              <li key={title} className="help-line">
                <h3>{t(title)}</h3>
                <p>{t(text)}</p>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      <div className="care-aside">
        <CareLinks title="limits_help_now_title" except={paths.getHelp} />
      </div>
    </div>
  );
}
