import { afterEach, expect, test, vi } from 'vitest';

import { type BatcherOptions, createBatcher } from './create-batcher.ts';

afterEach(() => {
  vi.useRealTimers();
});

// A lost item never settles, so its test should fail soon.
vi.setConfig({ testTimeout: 10_000 });

interface Item {
  owner: number;
  name: string;
}

/** Work that finishes when the test lets it. */
function makeGate() {
  const waiting: (() => void)[] = [];
  return {
    pass: () => new Promise<void>((resolve) => waiting.push(resolve)),
    /** Lets everything pass until nothing new has arrived for some turns. */
    async open() {
      for (let quietTurns = 0; quietTurns < 5; quietTurns += 1) {
        if (waiting.length > 0) quietTurns = 0;
        for (const resolve of waiting.splice(0)) resolve();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

function makeBatcher(
  many: (items: readonly Item[]) => Promise<readonly (string | undefined)[]>,
  options: Partial<BatcherOptions<Item, string>> = {},
) {
  const gate = makeGate();
  const singles: string[] = [];
  const batches: Item[][] = [];
  const add = createBatcher<Item, string>({
    async many(items) {
      batches.push([...items]);
      await gate.pass();
      return many(items);
    },
    async single({ name }) {
      singles.push(name);
      await gate.pass();
      return `single ${name}`;
    },
    ownerOf: ({ owner }) => owner,
    lanes: 1,
    maxSingles: 2,
    minItems: 3,
    maxItems: 4,
    ...options,
  });
  return { add, gate, singles, batches };
}

const named = (items: readonly Item[]) => Promise.resolve(items.map(({ name }) => `many ${name}`));
const item = (owner: number): Item => ({ owner, name: `i${owner}` });

test('few items are handled singly and at once', async () => {
  const { add, gate, singles, batches } = makeBatcher(named);
  const results = Promise.all([add(item(1)), add(item(2))]);
  expect(singles).toEqual(['i1', 'i2']);
  await gate.open();
  expect(await results).toEqual(['single i1', 'single i2']);
  expect(batches).toEqual([]);
});

test('items that arrive meanwhile are batched up to the limit, each with its own result', async () => {
  const { add, gate, singles, batches } = makeBatcher(named);
  const owners = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const results = Promise.all(owners.map((owner) => add(item(owner))));
  await gate.open();
  expect(await results).toEqual(owners.map((owner) => expect.stringMatching(new RegExp(` i${owner}$`))));
  expect(batches.length).toBeGreaterThan(0);
  expect(batches.every((batch) => batch.length <= 4)).toBe(true);
  const handled = [...singles, ...batches.flat().map(({ name }) => name)];
  expect(handled.toSorted()).toEqual(owners.map((owner) => `i${owner}`).toSorted());
});

test('one owner is never twice in a batch', async () => {
  const { add, gate, batches } = makeBatcher(named);
  const results = Promise.all([1, 2, 3, 3, 3, 4, 4, 5].map((owner) => add(item(owner))));
  await gate.open();
  await results;
  for (const batch of batches) expect(new Set(batch.map(({ owner }) => owner)).size).toBe(batch.length);
});

test('an item without a result of the batch is handled singly', async () => {
  const { add, gate } = makeBatcher((items) =>
    Promise.resolve(items.map(({ owner, name }) => (owner === 4 ? undefined : `many ${name}`))),
  );
  const results = [1, 2, 3, 4, 5].map((owner) => add(item(owner)));
  await gate.open();
  expect(await results[3]).toBe('single i4');
  expect(await results[2]).toBe('many i3');
});

test('if a batch fails, its error is reported and each of its items is handled singly', async () => {
  const lost = new Error('the connection is lost');
  const failures: unknown[] = [];
  const { add, gate, batches } = makeBatcher(() => Promise.reject(lost), {
    onBatchFailure: (error) => failures.push(error),
  });
  const results = Promise.all([1, 2, 3, 4, 5].map((owner) => add(item(owner))));
  await gate.open();
  expect(await results).toEqual([1, 2, 3, 4, 5].map((owner) => `single i${owner}`));
  expect(batches.length).toBeGreaterThan(0);
  expect(failures).toEqual(batches.map(() => lost));
});

const aTurn = () => new Promise<string>((resolve) => setImmediate(() => resolve('open')));

/** The state of each promise: `open` if it is pending. */
async function settledStates(promises: readonly Promise<string>[]): Promise<string[]> {
  const settled = promises.map((promise) => promise.catch((error: unknown) => String(error)));
  return Promise.all(settled.map((promise) => Promise.race([promise, aTurn()])));
}

test('a single waiting item is handled', async () => {
  const { add, gate, singles, batches } = makeBatcher(named);
  const results = [1, 2, 3, 4].map((owner) => add(item(owner)));
  expect(singles).toEqual(['i1', 'i2']);
  await gate.open();
  expect(await settledStates(results)).toEqual(['single i1', 'single i2', 'single i3', 'single i4']);
  expect(batches).toEqual([]);
});

test('items too few for another batch are handled after it, as are later ones', async () => {
  const { add, gate } = makeBatcher(named);
  const results = [1, 2, 3, 4, 5, 6, 7].map((owner) => add(item(owner)));
  await gate.open();
  expect((await settledStates(results)).map((state) => state.split(' ')[1])).toEqual([
    'i1',
    'i2',
    'i3',
    'i4',
    'i5',
    'i6',
    'i7',
  ]);
  const later = [add(item(8))];
  await gate.open();
  expect(await settledStates(later)).toEqual(['single i8']);
});

test('the caller of an item that fails is notified, and nobody else', async () => {
  for (const isBatchLost of [false, true]) {
    const gate = makeGate();
    const add = createBatcher<Item, string>({
      async many(items) {
        await gate.pass();
        if (isBatchLost) throw new Error('the connection is lost');
        return items.map(({ name, owner }) => (owner % 2 === 0 ? undefined : `many ${name}`));
      },
      async single({ name, owner }) {
        await gate.pass();
        if (owner % 2 === 0) throw new Error(name);
        return `single ${name}`;
      },
      ownerOf: ({ owner }) => owner,
      lanes: 1,
      maxSingles: 2,
      minItems: 3,
    });
    const results = [1, 2, 3, 4, 5, 6].map((owner) => add(item(owner)));
    for (const result of results) result.catch(() => undefined);
    await gate.open();
    const state = await settledStates(results);
    expect(state.filter((_, index) => index % 2 === 1)).toEqual(['Error: i2', 'Error: i4', 'Error: i6']);
    for (const index of [0, 2, 4]) expect(state[index]).toMatch(new RegExp(` i${index + 1}$`));
  }
});

test('an item that throws synchronously fails for its caller only', async () => {
  for (const isBatchLost of [false, true]) {
    const gate = makeGate();
    const refuse = (name: string): never => {
      throw new Error(name);
    };
    const add = createBatcher<Item, string>({
      many: (items) =>
        isBatchLost
          ? refuse('no ids')
          : gate.pass().then(() => items.map(({ name, owner }) => (owner === 4 ? undefined : name))),
      single: ({ name, owner }) => (owner % 2 === 0 ? refuse(name) : gate.pass().then(() => name)),
      ownerOf: ({ owner }) => owner,
      lanes: 1,
      maxSingles: 2,
      minItems: 3,
    });
    const results = [1, 2, 3, 4, 5].map((owner) => add(item(owner)));
    for (const result of results) result.catch(() => undefined);
    await gate.open();
    expect(await settledStates(results)).toEqual(['i1', 'Error: i2', 'i3', 'Error: i4', 'i5']);
    const later = [add(item(7))];
    await gate.open();
    expect(await settledStates(later)).toEqual(['i7']);
  }
});

test('a blocked item blocks only the later items of its owner', async () => {
  const stuck = Promise.withResolvers<string>();
  const running: string[] = [];
  const { add, batches, gate } = makeBatcher(named, {
    single: async ({ owner, name }) => {
      running.push(name);
      return owner === 1 ? stuck.promise : `single ${name}`;
    },
  });
  const ofStuck = ['a', 'b', 'c', 'd', 'e'].map((name) => add({ owner: 1, name }));
  const others = [2, 3, 4, 5, 6, 7].map((owner) => add(item(owner)));
  await gate.open();
  expect(running.filter((name) => 'abcde'.includes(name))).toEqual(['a']);
  expect(batches.flat().every(({ owner }) => owner !== 1)).toBe(true);
  expect(await settledStates(others)).not.toContain('open');
  stuck.resolve('at last');
  await gate.open();
  expect(await settledStates(ofStuck)).toEqual(Array.from({ length: 5 }, () => 'at last'));
  expect(running.filter((name) => 'abcde'.includes(name))).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('an item that has waited too long is rejected without being handled', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const { add, gate, singles } = makeBatcher(named, { maxWaitMs: 800, minItems: 9 });
  const [out, behind] = [add(item(1)), add({ owner: 1, name: 'behind' })];
  const [second, third] = [add(item(2)), add(item(3))];
  for (const result of [behind, third]) result.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(799);
  expect(await settledStates([behind, third])).toEqual(['open', 'open']);
  const late = add({ owner: 1, name: 'late' });
  await vi.advanceTimersByTimeAsync(101);
  expect(await settledStates([out, behind, second, third, late])).toEqual([
    'open',
    'DeadlineExceeded: not done within 800 ms',
    'open',
    'DeadlineExceeded: not done within 800 ms',
    'open',
  ]);
  await gate.open();
  expect(await settledStates([out, second, late])).toEqual(['single i1', 'single i2', 'single late']);
  const again = add(item(3));
  await gate.open();
  expect(await again).toBe('single i3');
  expect(singles).toEqual(['i1', 'i2', 'late', 'i3']);
  await vi.advanceTimersByTimeAsync(200);
  expect(vi.getTimerCount()).toBe(0);
});

test('the limit of concurrent single items also holds for those of a failed batch', async () => {
  let now = 0;
  let most = 0;
  const { add, gate } = makeBatcher(() => Promise.reject(new Error('lost')), {
    maxItems: 20,
    single: async ({ name }) => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      return name;
    },
  });
  const results = Array.from({ length: 20 }, (_, owner) => add(item(owner)));
  for (let time = 0; time < 10; time += 1) await gate.open();
  expect(await settledStates(results)).toEqual(Array.from({ length: 20 }, (_, owner) => `i${owner}`));
  expect(most).toBe(2);
});

test('items that may not share, and items after a failure, are handled singly, also while a batch is running', async () => {
  let isFailing = true;
  const { add, gate, batches } = makeBatcher(named, {
    canShare: ({ name }) => name !== 'alone',
    single: async ({ owner, name }) => {
      if (owner === 1 && isFailing) throw new Error('locked');
      return `single ${name}`;
    },
  });
  const [failed] = [add(item(1))];
  expect(await settledStates([failed])).toEqual(['Error: locked']);
  isFailing = false;
  const shared = [2, 3, 4, 5, 6, 7].map((owner) => add(item(owner)));
  const alone = [add({ owner: 8, name: 'alone' }), add(item(1))];
  await new Promise((resolve) => setImmediate(resolve));
  expect(await settledStates(alone)).toEqual(['single alone', 'single i1']);
  expect(batches).toHaveLength(1);
  await gate.open();
  expect(await settledStates(shared)).not.toContain('open');
  expect(batches.flat().every(({ owner, name }) => owner !== 1 && name !== 'alone')).toBe(true);
  // Once it has gone well it is like the others.
  const again = [1, 2, 3, 4, 5, 6].map((owner) => add(item(owner)));
  await gate.open();
  expect(await settledStates(again)).not.toContain('open');
});
