const DEFAULT_MESSAGE = 'Something went wrong. Please try again.';

/** `fallback` is used for an empty message. */
export function errorMessage(thrown: unknown, fallback = DEFAULT_MESSAGE): string {
  return (thrown instanceof Error && thrown.message) || fallback;
}
