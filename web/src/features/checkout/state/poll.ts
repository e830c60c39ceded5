/** Milliseconds before each further question to the server: a minute in all, ever less often. */
export const POLL_DELAYS_MS = [1500, 2000, 3000, 4500, 6000, 8000, 10_000, 12_000, 13_000];

/**
 * Asks after each of the pauses, in milliseconds, until there is an answer. Undefined when none came, and as soon as
 * nobody waits any more: then an answer that is still under way counts for nothing.
 */
export async function pollUntil<Answer>(
  request: () => Promise<Answer | undefined>,
  delays: readonly number[],
  signal: AbortSignal,
): Promise<Answer | undefined> {
  for (const delay of delays) {
    await sleep(delay, signal);
    const answer = signal.aborted ? undefined : await request();
    if (signal.aborted) return undefined;
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** Waits so long, or until nobody waits any more. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
