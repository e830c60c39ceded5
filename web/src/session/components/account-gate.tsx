import { useEffect, type ReactNode } from 'react';

import { SHOP_NAME } from '@kargha/domain/settings/shop-name';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';

import { sessionTexts } from '../session-texts.ts';
import { openAuthDialog } from '../state/auth-dialog-store.ts';
import { useSession } from '../state/session-store.ts';
import { ButtonRow } from './button-row.tsx';

/** Asks visitors to sign in and shows the page at the same address afterwards. */
export function AccountGate({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const texts = useTexts(sessionTexts);
  if (status === 'unknown') return <Spinner label={texts.checking} />;
  return status === 'signed-in' ? children : <SignInNeeded />;
}

function SignInNeeded() {
  const texts = useTexts(sessionTexts);
  useEffect(() => openAuthDialog('signin'), []);
  return (
    <EmptyState
      headingLevel="h1"
      title={texts.signInTitle}
      action={
        <ButtonRow>
          <Button look="action" onClick={() => openAuthDialog('signin')}>
            {texts.login}
          </Button>
          <Button onClick={() => openAuthDialog('signup')}>{texts.signUp}</Button>
        </ButtonRow>
      }
    >
      <title>{`${texts.signInTitle} · ${SHOP_NAME}`}</title>
      {texts.signInHint}
    </EmptyState>
  );
}
