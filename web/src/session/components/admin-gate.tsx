import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { SHOP_NAME } from '@kargha/domain/settings/shop-name';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { SESSION_MESSAGES } from '../sign-in-failure.ts';
import { sessionTexts } from '../session-texts.ts';
import { useSession } from '../state/session-store.ts';
import { signOut } from '../state/sign-in-actions.ts';
import { ButtonRow } from './button-row.tsx';
import { FreshSignInDialog } from './fresh-sign-in-dialog.tsx';
import { SecondStepDialog } from './second-step-form.tsx';
import { SecondStepGate } from './second-step-gate.tsx';

export function AdminGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const texts = useTexts(sessionTexts);

  if (session.status === 'unknown') return <Spinner label={texts.checking} />;
  if (session.status === 'signed-out') {
    return <Navigate to={paths.adminLogin} replace state={{ from: `${pathname}${search}` }} />;
  }
  if (session.profile.role !== 'admin') return <AccessDenied />;
  return (
    <>
      <SecondStepGate key={session.profile.uid} profile={session.profile}>
        {children}
      </SecondStepGate>
      <FreshSignInDialog />
      <SecondStepDialog />
    </>
  );
}

function AccessDenied() {
  const texts = useTexts(sessionTexts);
  return (
    <Centre>
      <title>{`${texts.deniedTitle} · ${SHOP_NAME}`}</title>
      <Text variant="h1">{texts.deniedTitle}</Text>
      <Text>{texts.deniedHint}</Text>
      <ButtonRow>
        <ButtonLink to={paths.home} look="action">
          {texts.toShop}
        </ButtonLink>
        <Button onClick={() => void tryAnother()}>{texts.otherAccount}</Button>
      </ButtonRow>
    </Centre>
  );
}

async function tryAnother() {
  await signOut().catch(() =>
    showToast({ tone: 'error', message: SESSION_MESSAGES.signOutFailed }),
  );
}

const Centre = styled('main')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(2),
  minHeight: '80vh',
  padding: theme.spacing(2),
  textAlign: 'center',
}));
