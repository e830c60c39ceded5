import type { SignInFailure } from '#session/sign-in-failure.ts';
import type { SocialProvider } from '#session/state/sign-in-actions.ts';
import { showToast, type Toast } from '#ui/toasts/toasts.ts';

import type { SignInTexts } from '../sign-in-texts.ts';

/** Shows nothing when the person closed the pop-up (spec §8). */
export function showSocialFailure(
  failure: SignInFailure,
  provider: SocialProvider,
  texts: SignInTexts,
): void {
  const details = `${failure.code} ${failure.message} ${failure.detail}`.toLowerCase();
  if (/cancelled|closed[ -]by[ -]user/.test(details)) return;
  showToast({ topic: 'sign-in', tone: 'error', ...socialToast(details) });

  function socialToast(text: string): Pick<Toast, 'title' | 'message'> {
    if (text.includes('message port closed')) return { message: texts.mayBeSignedIn };
    if (text.includes('popup')) return { message: texts.allowPopups };
    if (text.includes('network')) return { message: texts.networkFailed };
    return { title: texts.socialFailed(provider), message: failure.message };
  }
}
