/**
 * What `read` gives, kept by this instance for so long: whoever asks meanwhile gets the same, and waits for the same
 * reading. One that failed is not kept, so that the next one who asks tries again.
 * @param milliseconds for how long
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
