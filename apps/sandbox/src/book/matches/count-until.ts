/** How many numbers of an ascending list are at most as large as a limit. */
export function countUntil(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? Infinity) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
