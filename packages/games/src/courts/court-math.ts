import type { BetMath } from '../bets/bet-math.ts';
import { oddsMath, priceOf } from '../bets/odds.ts';
import { type ProvableGame, provableBet } from '../proof/provable-game.ts';
import { type CourtMargins, courtPays, type CourtPick } from './court-bets.ts';
import { courtChances } from './court-markets.ts';
import { advantageOf, type CourtFixture, courtRules, type CourtSport, courtSports } from './court-sports.ts';

/** All bets on a contest that are offered, exactly. */
export function courtMath(
  sport: CourtSport,
  fixture: CourtFixture,
  margins: CourtMargins,
): (CourtPick & { readonly math: BetMath })[] {
  return courtChances(courtRules(sport), advantageOf(fixture)).flatMap(({ market, line, picks }) =>
    Array.from(picks).flatMap(([pick, chance]) => {
      const odds = priceOf(chance, margins[market]);
      return odds === null ? [] : [{ market, line, pick, math: oddsMath(chance, odds) }];
    }),
  );
}

/** The first pick of the first and of the last market in each sport. */
export function provableCourts(fixture: CourtFixture, margins: CourtMargins): ProvableGame[] {
  return courtSports.flatMap((sport) => {
    const { contest } = courtRules(sport);
    const bets = courtMath(sport, fixture, margins);
    const firsts = bets.filter(({ market }, index) => market !== bets[index - 1]?.market);
    return [...firsts.slice(0, 1), ...firsts.slice(-1)].map(({ math, ...pick }) =>
      provableBet(`${sport}, ${pick.market} ${pick.pick}`, math, (draw) =>
        courtPays(sport, pick, math.topPay, contest.play(advantageOf(fixture), draw)),
      ),
    );
  });
}
