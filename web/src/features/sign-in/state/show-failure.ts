import { SignInFailure } from '#session/sign-in-failure.ts';
import { showToast } from '#ui/toasts/toasts.ts';

/** Shows a sign-in failure as a toast. Rethrows any other error. */
export function showFailure(error: unknown, title: string): void {
  if (!(error instanceof SignInFailure)) throw error;
  showToast({ topic: 'sign-in', tone: 'error', title, message: error.sentence });
}
