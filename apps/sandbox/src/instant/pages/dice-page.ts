import { diceTerms, type DiceTerms, instantPlays, toNumber } from '@baize/games';

import type { GamePage } from '../../shell/game-page.ts';
import { renderShell } from '../../shell/render-shell.ts';
import { stakeFieldHtml } from '../../shell/stake-field.ts';
import { DICE_TEXTS, type DiceTexts } from '../texts/dice-texts.ts';
import {
  choicesHtml,
  goButton,
  recentList,
  scriptOf,
  stepperHtml,
  stylesOf,
  toBasisPoints,
} from './page-parts.ts';

export interface DiceData {
  readonly texts: DiceTexts;
  readonly terms: DiceTerms;
  /** Of all thresholds, in basis points. */
  readonly most: number;
  readonly least: number;
}

const game = instantPlays['dice-100'];
const returns = game.stated.map((choice) => toBasisPoints(toNumber(game.mathOf(choice).returns)));

export const dicePage: GamePage = {
  plays: (play) => play === 'dice-100',
  render(ticket, nonce) {
    const texts = DICE_TEXTS[ticket.lang];
    const data: DiceData = {
      texts,
      terms: diceTerms,
      most: Math.max(...returns),
      least: Math.min(...returns),
    };
    const figures = (['pays', 'chance', 'returns'] as const).map(
      (name) => `<div><dt>${texts[name]}</dt><dd><output id="${name}" aria-live="off"></output></dd></div>`,
    );
    return renderShell({
      ticket,
      nonce,
      kind: 'dice',
      styles: stylesOf('dice'),
      script: scriptOf('dice'),
      properties: '--sky:#0d1a2b;--board:#17304a;--bar:#08111e;--accent:#f0b24c',
      stage: `<div class="dice-frame"><output class="roll" id="roll" aria-live="off" aria-label="${texts.roll}">–</output>
<div class="scale" id="scale"><input id="slider" type="range" aria-label="${texts.scale}" disabled><i class="marker" id="marker" hidden></i><ol class="ticks" aria-hidden="true"><li>0</li><li>25</li><li>50</li><li>75</li><li>100</li></ol></div>
<dl class="figures">${figures.join('')}</dl>${recentList(texts)}</div>`,
      controls: `${stakeFieldHtml(ticket.lang)}
${choicesHtml('side', texts.side, Object.entries(texts.sides))}
${stepperHtml('threshold', { label: texts.threshold, less: texts.lower, more: texts.higher })}
${goButton(texts.go)}`,
      data,
    });
  },
};
