/** Delays in milliseconds between requests: about a minute in all, with growing gaps. */
export const POLL_DELAYS_MS = [1500, 2000, 3000, 4500, 6000, 8000, 10_000, 12_000, 13_000];

/**
 * Calls `request` after each delay until it returns an answer. Returns undefined when none came or the signal was
 * aborted, even if a request is under way.
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

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
