/** What people read where nobody said why something did not work. */
const UNSAID = 'Something went wrong. Please try again.';

/** Why something did not work, in the words of what was thrown; `unsaid` where it has none. */
export function errorMessage(thrown: unknown, unsaid = UNSAID): string {
  return (thrown instanceof Error && thrown.message) || unsaid;
}
