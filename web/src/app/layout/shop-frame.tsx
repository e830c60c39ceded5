import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { useTexts } from '#lib/language/language.ts';
import { MAIN_ID } from '#lib/browser/page-focus.ts';
import { useSession } from '#session/state/session-store.ts';
import { SafeContent } from '#ui/feedback/safe-content.tsx';
import { styled } from '#ui/theme/styled.ts';

import { layoutTexts } from '../layout-texts.ts';
import { ShopNotice } from './shop-notice.tsx';
import { SkipLink } from './skip-link.tsx';
import { useScrollAndFocus } from './use-scroll-and-focus.ts';

interface ShopFrameProps {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

export function ShopFrame({ header, footer, children }: ShopFrameProps) {
  const texts = useTexts(layoutTexts);
  const { pathname } = useLocation();
  useScrollAndFocus();
  useAccountSync();

  return (
    <Frame>
      <SkipLink href={`#${MAIN_ID}`}>{texts.skip}</SkipLink>
      {header}
      <main id={MAIN_ID} tabIndex={-1}>
        <SafeContent key={pathname}>
          <Suspense>{children}</Suspense>
        </SafeContent>
      </main>
      {footer}
      <ShopNotice />
    </Frame>
  );
}

function useAccountSync(): void {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  useEffect(() => {
    if (isSignedIn) void loadOnce();
  }, [isSignedIn]);
}

let loading: Promise<void> | undefined;

function loadOnce(): Promise<void> {
  loading ??= import('../sync-account-lists.ts').then(
    ({ syncListsWithAccount }) => {
      syncListsWithAccount();
    },
    () => {
      // The next sign-in retries.
      loading = undefined;
    },
  );
  return loading;
}

const Frame = styled('div')(({ theme }) => ({
  '--page-width': theme.vars.shop.pageWidth,
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // The footer starts below the fold, so that a loading page does not move it.
  '& > main': { flex: 1, minHeight: 'calc(100svh - 64px)' },
}));
