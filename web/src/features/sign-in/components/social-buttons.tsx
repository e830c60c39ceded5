import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { SignInFailure } from '#session/sign-in-failure.ts';
import { signInThrough, type SocialProvider } from '#session/state/sign-in-actions.ts';
import { Button } from '#ui/controls/button.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { signInTexts } from '../sign-in-texts.ts';
import { showSocialFailure } from '../state/show-social-failure.ts';
import type { AuthScreens } from '../state/use-auth-screens.ts';
import { FacebookLogo, GoogleLogo } from './provider-logos.tsx';

interface SocialButtonsProps {
  screens: AuthScreens;
  providers: readonly SocialProvider[];
  label: (provider: SocialProvider) => string;
}

const LOGOS = { Google: GoogleLogo, Facebook: FacebookLogo };

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
