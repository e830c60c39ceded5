import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';

import { signInTexts } from '../sign-in-texts.ts';
import type { AuthScreens } from '../state/use-auth-screens.ts';
import { BusinessSignUpForm } from './business-sign-up-form.tsx';
import { MethodStack } from './or-divider.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { AccountTypeChoice, type SignUpType } from './account-type-choice.tsx';

interface SignUpPanelProps {
  first: SignUpType;
  screens: AuthScreens;
}

export function SignUpPanel({ first, screens }: SignUpPanelProps) {
  const texts = useTexts(signInTexts);
  const [type, setType] = useState(first);
  return (
    <MethodStack>
      <AccountTypeChoice value={type} onChange={setType} />
      {type === 'individual' ? (
        <>
          <p>{texts.individualHint}</p>
          <SocialButtons screens={screens} providers={['Google']} label={texts.signUpWith} />
        </>
      ) : (
        <BusinessSignUpForm screens={screens} />
      )}
    </MethodStack>
  );
}
