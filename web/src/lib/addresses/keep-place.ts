/** Give this as `state` to a link or navigation that changes the address without leading to another place. */
export const KEEP_PLACE = { keepsPlace: true } as const;

/** True for the state of a navigation that must leave scroll position and focus alone. */
export function keepsPlace(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'keepsPlace' in state &&
    state.keepsPlace === true
  );
}
