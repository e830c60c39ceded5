import { useEffect, useRef, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import type { AuthTab, FirstScreen } from '#session/state/auth-dialog-store.ts';
import { prepareSignIn } from '#session/state/sign-in-actions.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { TickIcon } from '#ui/control-icons.tsx';
import { styled } from '#ui/theme/styled.ts';

import { signInTexts } from '../sign-in-texts.ts';
import { useAuthScreens, type AuthScreen, type AuthScreens } from '../state/use-auth-screens.ts';
import { AccountTypeChoice, type SignUpType } from './account-type-choice.tsx';
import { AuthTabs } from './auth-tabs.tsx';
import { BusinessSignUpForm } from './business-sign-up-form.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { MethodStack } from './or-divider.tsx';
import { OtpForm } from '../phone/components/otp-form.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { SocialButtons } from './social-buttons.tsx';

interface AuthDialogProps {
  tab: AuthTab;
  screen: FirstScreen;
  onClose: () => void;
}

export function AuthDialog({ tab, screen: first, onClose }: AuthDialogProps) {
  const texts = useTexts(signInTexts);
  const screens = useAuthScreens(first === 'forgot' ? first : 'auth', onClose);
  const captcha = useRef<HTMLDivElement>(null);
  useEffect(prepareSignIn, []);

  const backToSignIn = () => screens.show({ name: 'auth' });
  const hasBackButton = screens.screen.name === 'otp' || screens.screen.name === 'forgot';
  return (
    <ModalDialog
      isOpen
      title={titleOf(screens.screen, texts)}
      onClose={onClose}
      actions={
        <>
          {hasBackButton && <Button onClick={backToSignIn}>{texts.backToLogin}</Button>}
          <Button look="quiet" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      <AuthScreenContent
        tab={tab}
        isBusiness={first === 'b2b'}
        screens={screens}
        captcha={captcha}
      />
      <div ref={captcha} data-captcha />
    </ModalDialog>
  );
}

interface AuthScreenContentProps {
  tab: AuthTab;
  isBusiness: boolean;
  screens: AuthScreens;
  captcha: React.RefObject<HTMLDivElement | null>;
}

function AuthScreenContent({ tab, isBusiness, screens, captcha }: AuthScreenContentProps) {
  const { screen, show } = screens;
  if (screen.name === 'success') return <SuccessScreen {...screen} />;
  if (screen.name === 'forgot') return <ForgotForm onSent={() => show({ name: 'auth' })} />;
  if (screen.name === 'otp') {
    return <OtpForm sent={screen} screens={screens} captcha={captcha} />;
  }
  return (
    <AuthTabs first={tab}>
      {(current) =>
        current === 'signin' ? (
          <SignInPanel screens={screens} captcha={captcha} />
        ) : (
          <SignUpPanel first={isBusiness ? 'b2b' : 'individual'} screens={screens} />
        )
      }
    </AuthTabs>
  );
}

function SuccessScreen({ message }: { message: string }) {
  return (
    <Centre role="status">
      <Round>
        <TickIcon size={36} />
      </Round>
      <p>{message}</p>
    </Centre>
  );
}

const Centre = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(3),
  textAlign: 'center',
}));

const Round = styled('span')(({ theme: { vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  borderRadius: '50%',
  background: vars.palette.shop.done,
  color: vars.palette.shop.onDone,
}));

interface SignUpPanelProps {
  first: SignUpType;
  screens: AuthScreens;
}

function SignUpPanel({ first, screens }: SignUpPanelProps) {
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

function titleOf(screen: AuthScreen, texts: (typeof signInTexts)['en']): string {
  if (screen.name === 'success') return screen.title;
  return { auth: texts.title, otp: texts.otpTitle, forgot: texts.forgotTitle }[screen.name];
}
