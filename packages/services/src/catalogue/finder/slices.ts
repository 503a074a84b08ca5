/** Work in many short steps; other work may run at each `yield`. Its result is its return value. */
export type Sliced<Result> = Generator<undefined, Result, undefined>;

/** How long requests may wait for work that runs in the background. */
const SLICE_MS = 8;
/** Iterations of a loop between two pauses. */
const STRIDE = 256;
/** Items sorted without a pause. */
const RUN = 2_048;

/** Does the work without pauses, for short work or before there are requests. */
export function atOnce<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Does the work in slices and lets the event loop turn between them. */
export async function inSlices<Result>(work: Sliced<Result>): Promise<Result> {
  let startedAt = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - startedAt < SLICE_MS) continue;
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    startedAt = performance.now();
  }
}

/** Iterates with pauses. */
export function* each<Item>(
  items: Iterable<Item>,
  work: (item: Item, position: number) => void,
): Sliced<void> {
  let position = 0;
  for (const item of items) {
    work(item, position);
    position += 1;
    if (position % STRIDE === 0) yield;
  }
}

/** Maps with pauses. */
export function* mapEach<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item, position: number) => Made,
): Sliced<Made[]> {
  const made: Made[] = [];
  yield* each(items, (item, position) => made.push(make(item, position)));
  return made;
}

/** Sorts as `toSorted` does, stably: short runs first, which are then merged in pairs. */
export function* sortEach<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Sliced<Item[]> {
  let runs: Item[][] = [];
  for (let first = 0; first < items.length; first += RUN) {
    runs.push(items.slice(first, first + RUN).toSorted(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: Item[][] = [];
    for (let position = 0; position < runs.length; position += 2)
      longer.push(yield* merge(runs[position] ?? [], runs[position + 1] ?? [], compare));
    runs = longer;
  }
  return runs[0] ?? [];
}

function* merge<Item>(
  a: readonly Item[],
  b: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Sliced<Item[]> {
  const merged: Item[] = [];
  let [left, right] = [0, 0];
  while (left < a.length || right < b.length) {
    const [first, second] = [a[left], b[right]];
    const isFirst = right >= b.length || (left < a.length && compare(first as Item, second as Item) <= 0);
    merged.push((isFirst ? first : second) as Item);
    if (isFirst) left += 1;
    else right += 1;
    if (merged.length % STRIDE === 0) yield;
  }
  return merged;
}
