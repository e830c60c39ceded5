import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { useTexts } from '#lib/language/language.ts';
import { NETWORK_MESSAGE } from '#lib/server/api-client.ts';

import { Button } from '../controls/button.tsx';
import { uiTexts } from '../ui-texts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorState } from './page-states.tsx';

interface SafeContentProps {
  children: ReactNode;
  hint?: string;
}

/** Keeps the frame when the content throws. Navigation retries. */
export function SafeContent({ children, hint }: SafeContentProps) {
  const { key } = useLocation();
  return (
    <ErrorBoundary place={key} fallback={(again) => <PageError hint={hint} onAgain={again} />}>
      {children}
    </ErrorBoundary>
  );
}

interface PageErrorProps {
  onAgain: () => void;
  /** Replaces the hint for shoppers. */
  hint?: string | undefined;
}

/** Replaces a page that threw while rendering. Takes the focus, which scrolls it into view. */
function PageError({ onAgain, hint }: PageErrorProps) {
  const texts = useTexts(uiTexts);
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <ErrorState
        title={navigator.onLine ? texts.brokenTitle : NETWORK_MESSAGE}
        action={
          <Button look="action" onClick={onAgain}>
            {texts.tryAgain}
          </Button>
        }
      >
        {hint ?? texts.brokenHint}
      </ErrorState>
    </div>
  );
}

function takeFocus(page: HTMLElement | null): void {
  page?.focus();
}
