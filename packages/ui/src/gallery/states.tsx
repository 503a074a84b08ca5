import { type ReactNode, useEffect, useRef } from 'react';

import { useSay, type Words } from './words.ts';

export type StateName =
  | 'rest'
  | 'hover'
  | 'focus'
  | 'active'
  | 'selected'
  | 'filled'
  | 'disabled'
  | 'loading'
  | 'error'
  | 'empty';

const stateNames: Readonly<Record<StateName, Words>> = {
  rest: ['Olağan', 'Default'],
  hover: ['Üzerinde', 'Hover'],
  focus: ['Odakta', 'Focus'],
  active: ['Basılı', 'Pressed'],
  selected: ['Seçili', 'Selected'],
  filled: ['Dolu', 'Filled'],
  disabled: ['Kapalı', 'Disabled'],
  loading: ['Bekliyor', 'Loading'],
  error: ['Hatalı', 'Error'],
  empty: ['Boş', 'Empty'],
};

/** What is pressed is under the pointer, too. */
const forcedBy: Partial<Record<StateName, string>> = {
  hover: 'hover',
  focus: 'focus',
  active: 'hover active',
};

/** Marks what the focus would be on. A tile is focused by its link, which comes after its star. */
function focusFirst(cell: HTMLElement): void {
  const target = cell.querySelector('.tile-name') ?? cell.querySelector('a, button, input, select, summary');
  target?.setAttribute('data-focused', '');
}

/** Tiles draw their actions when a pointer or the focus first meets them. */
function meetTiles(cell: HTMLElement): void {
  for (const tile of cell.querySelectorAll('.tile'))
    tile.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
}

interface StateCellProps {
  state: StateName;
  children: ReactNode;
}

/** A part in one state under its name. One that only looks so is no stop of the keyboard. */
export function StateCell({ state, children }: StateCellProps) {
  const say = useSay();
  const cell = useRef<HTMLDivElement>(null);
  const forced = forcedBy[state];
  useEffect(() => {
    if (forced === undefined || cell.current === null) return;
    if (forced === 'focus') focusFirst(cell.current);
    meetTiles(cell.current);
  }, [forced]);
  return (
    <li className="gallery-state" data-state={state}>
      <div ref={cell} data-forced={forced} inert={forced !== undefined}>
        {children}
      </div>
      <span className="gallery-caption">{say(...stateNames[state])}</span>
    </li>
  );
}

interface StatesProps {
  states: readonly StateName[];
  /** A variant of the part, as the property is written. */
  variant?: string | undefined;
  /** How much room the part takes. */
  layout?: 'row' | 'wide' | 'broad' | 'tiles' | undefined;
  renderState: (state: StateName) => ReactNode;
}

/** A part in its states, side by side. */
export function States({ states, variant, layout = 'row', renderState }: StatesProps) {
  return (
    <div className="gallery-variant">
      {variant !== undefined && <code className="gallery-variant-name">{variant}</code>}
      <ul className={`gallery-states gallery-states-${layout}`}>
        {states.map((state) => (
          <StateCell key={state} state={state}>
            {renderState(state)}
          </StateCell>
        ))}
      </ul>
    </div>
  );
}
