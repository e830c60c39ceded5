import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { PageError } from './page-error.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

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
