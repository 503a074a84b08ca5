import type { IdMaker } from '@baize/clock';
import { type Draw, readInstantBet, settleInstant, type SideChoice, sideGames } from '@baize/games';
import { type KeyRing, quickErrors, readQuickUrl } from '@baize/providers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { StartGate } from '../instant/start-gate.ts';
import type { LastGame } from '../instant/play-once.ts';
import { type OpenedPage, readRequestId } from '../shell/play-calls.ts';
import { PlayRefused, replyToRefusals } from '../shell/play-errors.ts';
import { OpenPages } from '../visits/open-pages.ts';
import type { GamePace } from '../wire/game-pace.ts';
import type { ShownRound } from './quick-round.ts';
import type { QuickRunner } from './quick-runner.ts';
import { openQuickSession, PLAY_MONEY_MINOR, type QuickSession } from './quick-sessions.ts';
import { type SideView, viewOf } from './quick-view.ts';
import type { RoundMemory } from './round-memory.ts';
import type { TableWallets } from './table-wallet.ts';

export interface QuickApiDeps {
  readonly runner: QuickRunner;
  readonly memory: RoundMemory;
  readonly wallets: TableWallets;
  readonly keys: KeyRing;
  readonly pace: GamePace;
  readonly ids: IdMaker;
  readonly draw: Draw;
}

type Body = Readonly<Record<string, unknown>> | null;

/** The API of the game's page: the calls that pages of the studio have, answered by this provider. */
export function addQuickApi(app: FastifyInstance, deps: QuickApiDeps): void {
  const { keys, runner, wallets, memory } = deps;
  const gate = new StartGate(deps.pace);
  const sessions = new OpenPages<QuickSession>();

  app.post<{ Body: Body }>('/quick/api/open', async (request, reply) => {
    const search = request.body?.['search'];
    const reading = readQuickUrl(typeof search === 'string' ? search.replace(/^\?/, '') : '', keys);
    if (!reading.ok) return reply.code(400).send({ reason: 'LAUNCH' });
    const opened = await openQuickSession(reading.value, deps);
    if (!opened.ok) return reply.code(409).send({ reason: opened.reason });
    sessions.add(opened.session);
    return describe(opened.session);
  });

  app.register(async (scope) => {
    replyToRefusals(scope);
    const add = <Reply>(
      path: string,
      call: (session: QuickSession, body: NonNullable<Body>) => Promise<Reply>,
    ) =>
      scope.post<{ Body: Body }>(
        `/quick/api/${path}`,
        async (request: FastifyRequest<{ Body: Body }>, reply: FastifyReply) => {
          const session = sessions.authorized(request.headers.authorization);
          if (session) return call(session, request.body ?? {});
          return reply.code(401).send({ reason: 'SESSION_EXPIRED' });
        },
      );
    add('resume', async (session) => {
      await refreshBalance(session, wallets);
      return describe(session);
    });
    add('play', async (session, { requestId: id, bet: json }): Promise<SideView> => {
      const requestId = readRequestId(id);
      if (requestId === null) throw new PlayRefused('INVALID');
      const { choice, stakeMinor } = readInstantBet(sideGames[session.kind], json, session.limits);
      return viewOf(
        await gate.start(session, requestId, () => play(session, choice, Number(stakeMinor), deps)),
      );
    });
    add('last', async ({ seat, launch }): Promise<LastGame<SideChoice>> => {
      const isNew = await gate.settled(seat);
      const last = memory.lastDecidedOf(seat);
      if (last?.currency !== launch.currency) return { last: null, isNew };
      return { last: viewOf(last), isNew, isUnshown: last.state === 'showing' };
    });
    add('shown', async (session, { id }): Promise<SideView> => {
      const round = memory.find(session.seat, String(id));
      if (round === null) throw new PlayRefused('INVALID');
      if (round.state === 'showing') {
        await runner.endShow(session.seat, round.id);
        session.balanceMinor = round.balanceMinor ?? session.balanceMinor;
      }
      return viewOf(round);
    });
  });

  app.get<{ Params: { id: string } }>('/quick/api/wagers/:id', async ({ headers, params }, reply) => {
    const session = sessions.authorized(headers.authorization);
    if (!session) return reply.code(401).send({ reason: 'SESSION_EXPIRED' });
    const round = memory.find(session.seat, params.id);
    return round ? viewOf(round) : reply.code(404).send({ reason: 'INVALID' });
  });
}

function describe({ playKey, balanceMinor, limits, wallet }: QuickSession): OpenedPage {
  return {
    playKey,
    balance: balanceMinor,
    minBet: Number(limits.minMinor),
    maxBet: Number(limits.maxMinor),
    // This dialect has no terms of a bonus; the wallet refuses what they do not allow.
    bonus: wallet === null ? null : { maxStake: null },
    open: [],
  };
}

/** Without a reply the balance stays. Play money that is too little for the lowest stake is refilled. */
async function refreshBalance(session: QuickSession, wallets: TableWallets): Promise<void> {
  const { wallet, launch, limits } = session;
  if (wallet === null) {
    if (session.balanceMinor < limits.minMinor) session.balanceMinor = PLAY_MONEY_MINOR;
    return;
  }
  const { key, gameId, currency } = launch;
  const reply = await wallets[key.party]?.balance(key, { ...wallet, gameId, currency });
  session.balanceMinor = reply?.balanceMinor ?? session.balanceMinor;
}

async function play(
  session: QuickSession,
  choice: SideChoice,
  stakeMinor: number,
  deps: QuickApiDeps,
): Promise<ShownRound> {
  const { launch, kind, wallet } = session;
  if (wallet === null) return playForFun(session, choice, stakeMinor, deps);
  const round = await deps.runner.play({
    keyId: launch.key.id,
    ...wallet,
    gameId: launch.gameId,
    kind,
    currency: launch.currency,
    choice: choice.side,
    stakeMinor,
  });
  session.balanceMinor = round.balanceMinor ?? session.balanceMinor;
  return round;
}

function playForFun(
  session: QuickSession,
  choice: SideChoice,
  stakeMinor: number,
  { ids, draw, memory }: QuickApiDeps,
): ShownRound {
  const isEnough = session.balanceMinor >= stakeMinor;
  const game = sideGames[session.kind];
  const outcome = isEnough ? game.draw(choice, draw) : null;
  const bet = { choice, stakeMinor: BigInt(stakeMinor) };
  const winMinor = outcome === null ? 0 : Number(settleInstant(game, bet, outcome));
  if (isEnough) session.balanceMinor += winMinor - stakeMinor;
  const round: ShownRound = {
    id: String(ids.next()),
    state: isEnough ? 'ended' : 'refused',
    currency: session.launch.currency,
    choice: choice.side,
    stakeMinor,
    outcome,
    winMinor,
    balanceMinor: session.balanceMinor,
    error: isEnough ? null : quickErrors.noFunds,
  };
  memory.add(session.seat, round);
  return round;
}
