/** A signal that is aborted with the first of two, by its reason. Not all browsers that we serve have `AbortSignal.any`. */
export function anySignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const either = new AbortController();
  for (const signal of [one, other]) {
    const end = () => either.abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true, signal: either.signal });
  }
  return either.signal;
}
