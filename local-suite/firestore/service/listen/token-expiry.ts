import type { Micros } from '../../model/timestamps.ts';
import type { Caller } from '../../service-contract.ts';

const MICROS_PER_MS = 1_000n;
const MS_PER_SECOND = 1_000;
/** The longest delay of a timer. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * Calls back when the caller's token expires. A token that has already expired is trusted, as in Google's emulator:
 * tests sign people in with such tokens. Returns a function that cancels.
 */
export function onTokenExpiry(caller: Caller, now: () => Micros, expired: () => void): () => void {
  const expiry = caller.kind === 'person' ? caller.token.exp : undefined;
  if (typeof expiry !== 'number') return () => undefined;
  const remaining = () => expiry * MS_PER_SECOND - Number(now() / MICROS_PER_MS);
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    timer = setTimeout(
      () => {
        if (remaining() > 0) wait();
        else expired();
      },
      Math.min(remaining(), MAX_DELAY_MS),
    );
    timer.unref();
  };
  if (remaining() > 0) wait();
  return () => clearTimeout(timer);
}
