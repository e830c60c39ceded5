import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { SignInFailure } from '#session/sign-in-failure.ts';
import { signInThrough, type SocialProvider } from '#session/state/sign-in-actions.ts';
import { Button } from '#ui/controls/button.tsx';
import { showToast, type Toast } from '#ui/toasts/toasts.ts';

import { signInTexts, type SignInTexts } from '../sign-in-texts.ts';
import type { AuthScreens } from '../state/use-auth-screens.ts';

const SIZE = 20;

function GoogleLogo() {
  return (
    <svg width={SIZE} height={SIZE} viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M21.8 12.2c0-.7-.1-1.3-.2-1.9H12v3.7h5.5a4.7 4.7 0 0 1-2 3.1v2.5h3.2c1.9-1.8 3.1-4.4 3.1-7.4z"
      />
      <path
        fill="#34a853"
        d="M12 22c2.7 0 5-.9 6.7-2.4l-3.2-2.5a6 6 0 0 1-9-3.2H3.2v2.6A10 10 0 0 0 12 22z"
      />
      <path fill="#fbbc05" d="M6.5 13.9a6 6 0 0 1 0-3.8V7.5H3.2a10 10 0 0 0 0 9z" />
      <path
        fill="#ea4335"
        d="M12 6c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 3.2 7.5l3.3 2.6A6 6 0 0 1 12 6z"
      />
    </svg>
  );
}

function FacebookLogo() {
  return (
    <svg width={SIZE} height={SIZE} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="#1877f2" />
      <path
        fill="#ffffff"
        d="M13.3 23v-8h2.6l.5-3.2h-3.1V9.9c0-.9.4-1.7 1.8-1.7h1.4V5.4s-1.3-.2-2.4-.2c-2.5 0-4.1 1.5-4.1 4.2v2.4H7.2V15H10v8z"
      />
    </svg>
  );
}

const LOGOS = { Google: GoogleLogo, Facebook: FacebookLogo };

interface SocialButtonsProps {
  screens: AuthScreens;
  providers: readonly SocialProvider[];
  label: (provider: SocialProvider) => string;
}

/** New users get a customer account (spec §4). */
export function SocialButtons({ screens, providers, label }: SocialButtonsProps) {
  const texts = useTexts(signInTexts);
  const [busy, setBusy] = useState<SocialProvider>();

  async function handleSignIn(provider: SocialProvider) {
    setBusy(provider);
    try {
      const { profile, isNewUser } = await screens.runSignIn(() => signInThrough(provider));
      const title = isNewUser ? texts.createdTitle : texts.welcomeBackTitle;
      const message = texts.signedInAs(profile.fullName || profile.email);
      showToast({ topic: 'sign-in', tone: 'success', title, message });
      screens.succeed({ title, message, isSocial: true });
    } catch (error) {
      if (!(error instanceof SignInFailure)) throw error;
      setBusy(undefined);
      showSocialFailure(error, provider, texts);
    }
  }

  return providers.map((provider) => {
    const Logo = LOGOS[provider];
    return (
      <Button
        key={provider}
        wide
        disabled={busy !== undefined}
        onClick={() => void handleSignIn(provider)}
      >
        <Logo />
        {busy === provider ? texts.working : label(provider)}
      </Button>
    );
  });
}

/** Shows nothing when the person closed the pop-up (spec §8). */
function showSocialFailure(
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
    return { title: texts.socialFailed(provider), message: failure.sentence };
  }
}
