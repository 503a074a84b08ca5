/** A value as it travels and is stored: amounts are plain numbers of minor units, far below 2^53. */
export type Wire<Value> = Value extends bigint
  ? number
  : Value extends readonly (infer Entry)[]
    ? readonly Wire<Entry>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Wire<Value[Key]> }
      : Value;

export function wireText(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => (typeof part === 'bigint' ? Number(part) : part));
}

export function toWire<Value>(value: Value): Wire<Value> {
  // The types are those of what was just written.
  return JSON.parse(wireText(value)) as Wire<Value>;
}
