export const KEEP_PLACE = { keepsPlace: true } as const;

export function keepsPlace(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'keepsPlace' in state &&
    state.keepsPlace === true
  );
}
