import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { PageError } from './page-error.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

interface SafeContentProps {
  children: ReactNode;
  /** What staff are told where their page breaks. */
  hint?: string;
}

/** Content of a page: where it breaks, what is around it stays, and a step to another address tries it again. */
export function SafeContent({ children, hint }: SafeContentProps) {
  const { key } = useLocation();
  return (
    <ErrorBoundary place={key} fallback={(again) => <PageError hint={hint} onAgain={again} />}>
      {children}
    </ErrorBoundary>
  );
}
