export function isPermissionDenied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'permission-denied';
}

/** The rules do not tell refused from missing. Rethrows any other error. */
export function deniedAsMissing(error: unknown): null {
  if (isPermissionDenied(error)) return null;
  throw error;
}
