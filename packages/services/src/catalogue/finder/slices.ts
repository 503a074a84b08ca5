/** Work in many short steps; each `yield` is a place where others may have a turn. Its result is what it returns. */
export type Sliced<Result> = Generator<undefined, Result, undefined>;

/** How long requests may have to wait for work that runs beside them. */
const SLICE_MS = 8;
/** Steps of a loop between two places where it may pause. */
const STRIDE = 256;
/** Sorted in one go. */
const RUN = 2_048;

/** Does the work without a pause, as before anybody waits or when there is little of it. */
export function atOnce<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Does the work in slices, between which the event loop turns. */
export async function inSlices<Result>(work: Sliced<Result>): Promise<Result> {
  let begun = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - begun < SLICE_MS) continue;
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    begun = performance.now();
  }
}

/** The items with places to pause between them. */
export function* each<Item>(items: Iterable<Item>, work: (item: Item, place: number) => void): Sliced<void> {
  let place = 0;
  for (const item of items) {
    work(item, place);
    place += 1;
    if (place % STRIDE === 0) yield;
  }
}

/** What becomes of each item, in their order. */
export function* mapEach<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item, place: number) => Made,
): Sliced<Made[]> {
  const made: Made[] = [];
  yield* each(items, (item, place) => made.push(make(item, place)));
  return made;
}

/** Sorts as `toSorted` does, equal items in their order: short runs first, which are then merged pair by pair. */
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
    for (let place = 0; place < runs.length; place += 2)
      longer.push(yield* merge(runs[place] ?? [], runs[place + 1] ?? [], compare));
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
