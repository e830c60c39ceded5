import { Navigate, useSearchParams } from 'react-router-dom';

import { SignInForm } from '#features/sign-in/components/sign-in-form.tsx';
import { SignUpForm } from '#features/sign-in/components/sign-up-form.tsx';
import { signInTexts } from '#features/sign-in/sign-in-texts.ts';
import { KEEP_PLACE } from '#lib/addresses/keep-place.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { signInRedirect } from '#lib/addresses/sign-in-redirect.ts';
import { openAuthDialog } from '#session/state/auth-dialog-store.ts';
import { useSession } from '#session/state/session-store.ts';
import { signIn } from '#session/state/sign-in-actions.ts';
import { Page } from '#ui/page.tsx';
import { Surface } from '#ui/surface.tsx';
import { TabLink, TabRow } from '#ui/tab-row.tsx';
import { styled } from '#ui/theme/styled.ts';

export function AuthPage() {
  const texts = useTexts(signInTexts);
  const [params] = useSearchParams();
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const isSignUp = params.get('tab') === 'signup';

  if (isSignedIn) {
    return <Navigate to={signInRedirect(params.get('from'))} replace />;
  }
  return (
    <Column>
      <Page title={texts.title}>
        <Surface>
          <TabRow aria-label={texts.tabs}>
            <TabLink to={withTab(params, 'signin')} state={KEEP_PLACE} isCurrent={!isSignUp}>
              {texts.signIn}
            </TabLink>
            <TabLink to={withTab(params, 'signup')} state={KEEP_PLACE} isCurrent={isSignUp}>
              {texts.signUp}
            </TabLink>
          </TabRow>
          {isSignUp ? (
            <SignUpForm />
          ) : (
            <SignInForm onSignIn={signIn} onForgot={() => openAuthDialog('signin', 'forgot')} />
          )}
        </Surface>
      </Page>
    </Column>
  );
}

function withTab(params: URLSearchParams, tab: string): string {
  const changed = new URLSearchParams(params);
  changed.set('tab', tab);
  return `${paths.auth}?${changed.toString()}`;
}

const Column = styled('div')({ '--page-width': '33rem' });
