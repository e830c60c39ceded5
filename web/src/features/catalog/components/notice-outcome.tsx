import { useSearchParams } from 'react-router-dom';

import { laterPart } from '#ui/feedback/later-part.tsx';

import { NOTICE } from '../state/notice-parameter.ts';

const NoticeToast = laterPart(async () => (await import('./notice-toast.tsx')).NoticeToast, {
  lost: 'over',
});

/** Says how it went when somebody followed the link that ends a notice. */
export function NoticeOutcome() {
  const [params] = useSearchParams();
  const outcome = params.get(NOTICE);
  return outcome !== null && <NoticeToast outcome={outcome} />;
}
