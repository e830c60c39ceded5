import { useState, type RefObject } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { signIn } from '#session/state/sign-in-actions.ts';
import { Button } from '#ui/controls/button.tsx';

import { signInTexts } from '../sign-in-texts.ts';
import type { AuthScreens } from '../state/use-auth-screens.ts';
import { OrDivider, MethodStack } from './or-divider.tsx';
import { PhoneForm } from '../phone/components/phone-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SocialButtons } from './social-buttons.tsx';

interface SignInPanelProps {
  screens: AuthScreens;
  captcha: RefObject<HTMLDivElement | null>;
}

export function SignInPanel({ screens, captcha }: SignInPanelProps) {
  const texts = useTexts(signInTexts);
  const [isByPhone, setIsByPhone] = useState(false);

  async function handleSignIn(email: string, password: string) {
    const profile = await screens.runSignIn(() => signIn(email, password));
    const message = texts.signedInAs(profile.fullName || profile.email);
    screens.succeed({ title: texts.welcomeBackTitle, message });
    return profile;
  }

  return (
    <MethodStack>
      <SignInForm onSignIn={handleSignIn} onForgot={() => screens.show({ name: 'forgot' })} />
      <OrDivider>{texts.or}</OrDivider>
      <SocialButtons
        screens={screens}
        providers={['Google', 'Facebook']}
        label={texts.continueWith}
      />
      {isByPhone ? (
        <PhoneForm
          captcha={captcha}
          onSent={(phone, handle) => screens.show({ name: 'otp', phone, handle })}
        />
      ) : (
        <Button wide onClick={() => setIsByPhone(true)}>
          {texts.withPhone}
        </Button>
      )}
    </MethodStack>
  );
}
