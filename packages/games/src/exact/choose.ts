/** The number of `size`-element subsets of `from` things. */
export function choose(from: number, size: number): bigint {
  if (size < 0 || size > from) return 0n;
  let subsets = 1n;
  for (let taken = 1; taken <= size; taken++) subsets = (subsets * BigInt(from - taken + 1)) / BigInt(taken);
  return subsets;
}
