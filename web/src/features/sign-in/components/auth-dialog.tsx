import { useEffect, useRef } from 'react';

import { useTexts } from '#lib/language/language.ts';
import type { AuthTab, FirstScreen } from '#session/state/auth-dialog-store.ts';
import { prepareSignIn } from '#session/state/sign-in-actions.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';

import { signInTexts } from '../sign-in-texts.ts';
import { useAuthScreens, type AuthScreen, type AuthScreens } from '../state/use-auth-screens.ts';
import { AuthTabs } from './auth-tabs.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { OtpForm } from './otp-form.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { SignUpPanel } from './sign-up-panel.tsx';
import { SuccessScreen } from './success-screen.tsx';

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

function titleOf(screen: AuthScreen, texts: (typeof signInTexts)['en']): string {
  if (screen.name === 'success') return screen.title;
  return { auth: texts.title, otp: texts.otpTitle, forgot: texts.forgotTitle }[screen.name];
}
