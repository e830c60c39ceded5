/**
 * Caches the result of `read` in this instance. Calls in the meantime share it, also while it is loading. Failures
 * are not cached. @param milliseconds lifetime
 */
export function cacheFor<Value>(
  milliseconds: number,
  now: () => Date,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let cached: { value: Promise<Value>; at: number } | undefined;
  return () => {
    const at = now().getTime();
    if (cached && at - cached.at < milliseconds) return cached.value;
    const reading = { value: read(), at };
    cached = reading;
    reading.value.catch(() => {
      if (cached === reading) cached = undefined;
    });
    return reading.value;
  };
}
