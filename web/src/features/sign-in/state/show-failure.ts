import { SignInFailure } from '#session/sign-in-failure.ts';
import { showToast } from '#ui/toasts/toasts.ts';

/** Says with a headline why something failed. What is no failure of signing in is a fault of the shop, and thrown on. */
export function showFailure(error: unknown, title: string): void {
  if (!(error instanceof SignInFailure)) throw error;
  showToast({ topic: 'sign-in', tone: 'error', title, message: error.message });
}
