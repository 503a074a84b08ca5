/**
 * The keys from place `first` up to `end` of the sorted keys, without sorting more than needed: the time is
 * that of one look at each key where a page near the beginning is asked for.
 *
 * @param keys each once
 */
export function smallestKeys(keys: Float64Array, first: number, end: number): Float64Array {
  if (first >= keys.length) return new Float64Array(0);
  // A page far back would keep a heap nearly as large as everything: then sorting is quicker.
  if (end * 4 >= keys.length) return keys.toSorted().slice(first, end);
  const heap = keys.slice(0, end);
  for (let place = (end >> 1) - 1; place >= 0; place -= 1) sink(heap, place);
  for (let place = end; place < keys.length; place += 1) {
    const key = keys[place] ?? 0;
    if (key >= (heap[0] ?? 0)) continue;
    heap[0] = key;
    sink(heap, 0);
  }
  return heap.toSorted().slice(first);
}

/** Restores the heap (largest on top) below a place. */
function sink(heap: Float64Array, from: number): void {
  const key = heap[from] ?? 0;
  let place = from;
  for (;;) {
    let child = place * 2 + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && (heap[child + 1] ?? 0) > (heap[child] ?? 0)) child += 1;
    if ((heap[child] ?? 0) <= key) break;
    heap[place] = heap[child] ?? 0;
    place = child;
  }
  heap[place] = key;
}
