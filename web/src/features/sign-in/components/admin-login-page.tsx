import { Navigate, useLocation } from 'react-router-dom';

import { isJsonObject } from '#lib/server/api-client.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { useSession } from '#session/state/session-store.ts';
import { signInAsAdmin } from '#session/state/sign-in-actions.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { SHOP_NAME } from '#ui/page.tsx';
import { Text } from '#ui/text.tsx';

import { SignInForm } from './sign-in-form.tsx';
import { signInTexts } from '../sign-in-texts.ts';
import { Centre, Sheet } from './centred-sheet.tsx';

export function AdminLoginPage() {
  const texts = useTexts(signInTexts);
  const isAdmin = useSession(
    (session) => session.status === 'signed-in' && session.profile.role === 'admin',
  );
  const location = useLocation();
  if (isAdmin) return <Navigate to={requestedPath(location.state)} replace />;

  return (
    <Centre>
      <title>{`${texts.adminTitle} · ${SHOP_NAME}`}</title>
      <Sheet>
        <Text variant="h1" mb={0.5}>
          {texts.adminTitle}
        </Text>
        <Text tone="secondary" mb={3}>
          {texts.adminHint}
        </Text>
        <SignInForm onSignIn={signInAsAdmin} />
      </Sheet>
      <ButtonLink to={paths.home} look="quiet">
        {texts.backToShop}
      </ButtonLink>
    </Centre>
  );
}

/** Returns the page to open after signing in: the one that was requested, or the dashboard. */
function requestedPath(state: unknown): string {
  const from: unknown = isJsonObject(state) ? state.from : undefined;
  const isOwnSignIn = typeof from === 'string' && /^\/(admin|users)(\/|\?|$)/.test(from);
  return isOwnSignIn && !from.startsWith(paths.adminLogin) ? from : paths.admin;
}
