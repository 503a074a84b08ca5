import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { parseWire } from '@baize/currency';

import { useApp } from '../../../app/app.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { type ChartScale, chartScale, placeOf } from './chart-scale.ts';
import { periodMark } from './period-text.ts';
import { type Statement, useStatementText, wonMinor } from './use-statement-text.ts';

/** Width of a period in the drawing, which is stretched to the page. */
const SLOT = 10;
const GAP = 2;

const netOf = ({ net }: { readonly net: string }) => Number(parseWire(net));

interface Bar {
  readonly from: string;
  readonly net: number;
}

interface BarsProps {
  readonly bars: readonly Bar[];
  readonly scale: ChartScale;
  readonly chosen: number;
}

/** Gains go up from the line of zero, losses down. */
function Bars({ bars, scale, chosen }: BarsProps) {
  const zero = placeOf(0, scale);
  return (
    <svg
      className="net-bars"
      viewBox={`0 0 ${bars.length * SLOT} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="net-chosen" x={chosen * SLOT} y={0} width={SLOT} height={100} />
      {bars.map(({ from, net }, index) => {
        const place = placeOf(net, scale);
        return (
          net !== 0 && (
            <rect
              key={from}
              data-gain={net > 0 || undefined}
              x={index * SLOT + GAP / 2}
              y={Math.min(place, zero)}
              width={SLOT - GAP}
              height={Math.max(Math.abs(place - zero), 0.6)}
            />
          )
        );
      })}
    </svg>
  );
}

/** Which periods have a mark below their bar: as many as fit, the last one always. */
function markStep(count: number, marks: number): number {
  return Math.ceil(count / marks);
}

function useChosen(statement: Statement) {
  const { periods } = statement;
  // The latest one with play.
  const played = periods.findLastIndex(({ bets }) => bets > 0);
  const [chosen, setChosen] = useState<{ readonly of: string; readonly index: number }>();
  const key = `${statement.by} ${statement.to}`;
  const index = chosen?.of === key ? chosen.index : played < 0 ? periods.length - 1 : played;
  return {
    index,
    choose: (next: number) => setChosen({ of: key, index: Math.min(Math.max(next, 0), periods.length - 1) }),
  };
}

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  PageDown: (index) => index - 5,
  PageUp: (index) => index + 5,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The net result of each period as bars. One period is chosen, by touch, pointer or keys, and read above them; the table
 * has the same in full.
 */
export function NetChart({ statement }: { readonly statement: Statement }) {
  const t = useMessages();
  const { language } = useApp();
  const text = useStatementText();
  const plot = useRef<HTMLDivElement>(null);
  const { index, choose } = useChosen(statement);
  const { periods, by } = statement;
  const bars = periods.map((one) => ({ from: one.from, net: netOf(one) }));
  const scale = chartScale(bars.map(({ net }) => net));
  const period = periods[index];
  if (!period) return null;
  const reading = {
    period: text.period(period, by),
    net: text.signed(parseWire(period.net)),
    bet: text.exact(parseWire(period.bet)),
    win: text.exact(wonMinor(period)),
    time: text.time(period.minutes),
  };

  const chooseAt = ({ clientX }: PointerEvent) => {
    const box = plot.current?.getBoundingClientRect();
    if (box) choose(Math.floor(((clientX - box.left) / box.width) * periods.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(move(index, periods.length));
  };

  return (
    <div className="net-chart" data-by={by}>
      <div className="net-reading">
        <p>
          <span>{reading.period}</span>
          <b data-gain={netOf(period) > 0 || undefined}>{reading.net}</b>
        </p>
        <dl>
          {(['bet', 'win', 'time'] as const).map((part) => (
            <div key={part}>
              <dt>{t(`statement_${part}`)}</dt>
              <dd>{reading[part]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="net-plot">
        {scale.lines.map((line) => (
          <span
            key={line}
            className="net-line"
            data-zero={line === 0 || undefined}
            style={{ top: `${placeOf(line, scale)}%` }}
          >
            <i>{text.mark(line)}</i>
          </span>
        ))}
        <div
          ref={plot}
          className="net-area"
          role="slider"
          tabIndex={0}
          aria-label={t('statement_chart_title', { by })}
          aria-orientation="horizontal"
          aria-valuemin={1}
          aria-valuemax={periods.length}
          aria-valuenow={index + 1}
          aria-valuetext={t('statement_reading', reading)}
          aria-describedby="net-help"
          onKeyDown={onKeyDown}
          onPointerDown={chooseAt}
          onPointerMove={chooseAt}
        >
          <Bars bars={bars} scale={scale} chosen={index} />
          {bars.map(({ from, net }, place) => (
            <span
              key={from}
              className="net-value"
              data-below={net < 0 || undefined}
              style={{
                left: `${((place + 0.5) / bars.length) * 100}%`,
                top: `${placeOf(net, scale)}%`,
              }}
            >
              {net !== 0 && text.mark(net)}
            </span>
          ))}
        </div>
      </div>
      <div className="net-marks" aria-hidden="true">
        {periods.map((one, place) => (
          <span
            key={one.from}
            data-wide={(periods.length - 1 - place) % markStep(periods.length, 12) === 0 || undefined}
            data-narrow={(periods.length - 1 - place) % markStep(periods.length, 5) === 0 || undefined}
            data-chosen={place === index || undefined}
          >
            {one.from <= statement.today && one.to >= statement.today
              ? t('statement_current', { by })
              : periodMark(one, by, language)}
          </span>
        ))}
      </div>
      <p id="net-help" className="net-help">
        {t('statement_chart_help')}
      </p>
    </div>
  );
}
