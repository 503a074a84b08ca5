import { createKeyRing, createSandboxStudio } from '@baize/providers';
import { systemClock } from '@baize/clock';

/** What a run measured. */
export interface FlightFigures {
  readonly players: number;
  readonly flights: number;
  readonly flownSeconds: number;
  readonly bets: number;
  /** Of the player who received fewest. */
  readonly updatesPerSecond: number;
  readonly p99GapMs: number;
  readonly longestGapMs: number;
  /** Cores of the table's process for 100 players, while it flew. */
  readonly coresPerHundred: number;
}

interface FlightBench {
  readonly url: string;
  readonly secret: string;
  readonly players: number;
  /** Of flight, over as many rounds as it takes. */
  readonly seconds: number;
}

interface Update {
  readonly type: string;
  readonly phase: string;
  readonly round: number;
  readonly chain?: { readonly commitment: string; readonly salt: string | null };
}

/** One connected page that bets in every round and counts the updates of its flights. */
class Player {
  readonly #key: string;
  readonly #url: string;
  readonly #target: number;
  readonly gaps: number[] = [];
  bets = 0;
  updates = 0;
  flownMs = 0;
  phase = '';
  #round = 0;
  #takeOffAt = 0;
  #lastAt = 0;

  constructor(url: string, key: string, target: number) {
    this.#url = url;
    this.#key = key;
    this.#target = target;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/studio/crash/socket`);
    socket.addEventListener('open', () => socket.send(JSON.stringify({ playKey: key })));
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => this.#take(JSON.parse(data)));
  }

  #take(update: Update): void {
    const now = performance.now();
    if (update.chain?.salt === null)
      void this.#post('salt', { commitment: update.chain.commitment, salt: 'ab'.repeat(32) });
    if (update.type !== 'update') return;
    if (update.phase === 'flight') {
      if (this.phase === 'flight') this.#count(now);
      else this.#takeOffAt = now;
      this.#lastAt = now;
    } else if (this.phase === 'flight') {
      this.#count(now);
      this.flownMs += now - this.#takeOffAt;
    }
    this.phase = update.phase;
    if (update.phase === 'betting' && update.round !== this.#round) this.#bet(update.round);
  }

  #count(now: number): void {
    this.updates += 1;
    this.gaps.push(now - this.#lastAt);
  }

  #bet(round: number): void {
    this.#round = round;
    this.bets += 1;
    const bet = { slot: 1, stakeMinor: '1000', autoCashOut: this.#target };
    void this.#post('bets', { requestId: `round-${String(round).padStart(6, '0')}`, bet });
  }

  async #post(path: string, body: object): Promise<void> {
    const response = await fetch(`${this.#url}/studio/crash/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#key}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }
}

/** Opens the pages, lets them play, and measures the flights. */
export async function watchFlights({ url, secret, players, seconds }: FlightBench): Promise<FlightFigures> {
  const search = await launchSearch(url, secret);
  const pages: Player[] = [];
  for (let index = 0; index < players; index++) {
    const response = await fetch(`${url}/studio/play/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ search }),
    });
    const { playKey } = (await response.json()) as { playKey: string };
    pages.push(new Player(url, playKey, 101 + index * 2));
  }
  const [first] = pages;
  if (first === undefined) throw new Error('a bench without players');
  const cpu = { inFlight: 0, flights: 0 };
  while (first.flownMs < seconds * 1_000) {
    await phaseOf(first, 'flight');
    const before = await cpuOf(url);
    await phaseOf(first, 'pause');
    cpu.inFlight += (await cpuOf(url)) - before;
    cpu.flights += 1;
  }
  const gaps = pages.flatMap((page) => page.gaps).toSorted((a, b) => a - b);
  return {
    players,
    flights: cpu.flights,
    flownSeconds: first.flownMs / 1_000,
    bets: pages.reduce((sum, page) => sum + page.bets, 0),
    updatesPerSecond: Math.min(...pages.map((page) => (page.updates * 1_000) / page.flownMs)),
    p99GapMs: gaps[Math.floor(gaps.length * 0.99)] ?? 0,
    longestGapMs: gaps.at(-1) ?? 0,
    coresPerHundred: (cpu.inFlight / 1_000 / first.flownMs / players) * 100,
  };
}

async function phaseOf(player: Player, phase: string): Promise<void> {
  while (player.phase !== phase) await new Promise((resolve) => setTimeout(resolve, 5));
}

async function cpuOf(url: string): Promise<number> {
  const response = await fetch(`${url}/bench/cpu`);
  return ((await response.json()) as { microseconds: number }).microseconds;
}

async function launchSearch(url: string, secret: string): Promise<string> {
  const studio = createSandboxStudio({ baseUrl: url, keys: createKeyRing([secret]), clock: systemClock });
  const launch = await studio.createLaunch({
    siteId: 7,
    game: {
      code: '190170',
      name: 'High Flyer',
      studioName: 'İrtifa',
      type: 'games',
      rtpBasisPoints: 9_700,
      play: 'crash',
    },
    mode: 'demo',
    player: null,
    token: null,
    lang: 'en',
    currency: 'TRY',
    device: 'web',
    returnUrl: 'http://localhost:3000/',
  });
  return new URL(launch.url).search;
}
