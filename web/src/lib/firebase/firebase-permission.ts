/** Whether the rules have refused what the SDK was asked for. */
export function isPermissionDenied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'permission-denied';
}

/** The rules tell nobody whether something is there that is not theirs: refused is missing. Throws any other error. */
export function deniedAsMissing(error: unknown): null {
  if (isPermissionDenied(error)) return null;
  throw error;
}
