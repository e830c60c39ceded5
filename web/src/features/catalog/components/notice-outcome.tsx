import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';

import { NOTICE } from '../state/notice-parameter.ts';

const NoticeToast = lazy(async () => ({
  default: (await import('./notice-toast.tsx')).NoticeToast,
}));

/** Says how it went when somebody followed the link that ends a notice. */
export function NoticeOutcome() {
  const [params] = useSearchParams();
  const outcome = params.get(NOTICE);
  if (outcome === null) return null;
  return (
    <Suspense fallback={null}>
      <NoticeToast outcome={outcome} />
    </Suspense>
  );
}
