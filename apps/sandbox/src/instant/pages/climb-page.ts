import {
  type ClimbName,
  climbNames,
  type ClimbRisk,
  climbRisks,
  type ClimbTerms,
  climbTerms,
  type ClimbWay,
  climbWays,
  stepPlays,
  toNumber,
} from '@baize/games';

import type { GamePage } from '../../shell/game-page.ts';
import { renderShell } from '../../shell/render-shell.ts';
import { stakeFieldHtml } from '../../shell/stake-field.ts';
import { ROUND_HOURS } from '../../wagers/overdue-rounds.ts';
import { climbTexts, type ClimbTexts } from '../texts/climb-texts.ts';
import type { StepOdds } from './mines-page.ts';
import { goButton, riskChoices, scriptOf, stylesOf, toBasisPoints } from './page-parts.ts';

export interface ClimbData {
  readonly name: ClimbName;
  readonly texts: ClimbTexts;
  readonly hours: number;
  readonly terms: ClimbTerms;
  readonly ways: Readonly<Record<ClimbRisk, ClimbWay>>;
  /** Chances of so many floors and exact returns, by risk and then floors from 1. */
  readonly odds: Readonly<Record<ClimbRisk, readonly StepOdds[]>>;
}

/** Colours around each climb. */
const properties: Readonly<Record<ClimbName, string>> = {
  tower: '--sky:#14172c;--board:#262b48;--bar:#0d0f1e;--accent:#e8b45c',
  slope: '--sky:#16242f;--board:#223746;--bar:#0c161e;--accent:#e8b45c',
  roofs: '--sky:#1a1526;--board:#30263f;--bar:#110d1a;--accent:#f0a765',
  road: '--sky:#15211a;--board:#24352b;--bar:#0c1410;--accent:#f2c230',
};

function oddsOf(name: ClimbName, risk: ClimbRisk): readonly StepOdds[] {
  const game = stepPlays[`climb/${name}`];
  return Array.from({ length: game.lastStep({ risk }) }, (_, floor) => {
    const math = game.mathOf({ risk }, floor + 1);
    return { chance: toNumber(math.hitRate), basisPoints: toBasisPoints(toNumber(math.returns)) };
  });
}

function climbPage(name: ClimbName): GamePage {
  const odds = Object.fromEntries(
    climbRisks.map((risk) => [risk, oddsOf(name, risk)]),
  ) as unknown as ClimbData['odds'];
  return {
    plays: (play) => play === `climb/${name}`,
    render(ticket, nonce) {
      const texts = climbTexts(name, ticket.lang);
      const data: ClimbData = {
        name,
        texts,
        hours: ROUND_HOURS,
        terms: climbTerms,
        ways: climbWays[name],
        odds,
      };
      return renderShell({
        ticket,
        nonce,
        kind: 'climb',
        styles: stylesOf('climb'),
        script: scriptOf('climb'),
        properties: properties[name],
        stage: `<div class="climb" data-climb="${name}"><div class="way" id="way" role="group" aria-label="${texts.board}"></div></div>`,
        controls: `${stakeFieldHtml(ticket.lang)}
${riskChoices(ticket.lang)}
${goButton(texts.start)}`,
        data,
      });
    },
  };
}

export const climbPages: readonly GamePage[] = climbNames.map(climbPage);
