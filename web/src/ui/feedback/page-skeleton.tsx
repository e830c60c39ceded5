import { useTexts } from '#lib/language/language.ts';

import { PageWidth } from '../page-width.tsx';
import { uiTexts } from '../ui-texts.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { Skeleton } from './skeleton.tsx';

export function PageSkeleton() {
  const texts = useTexts(uiTexts);
  return (
    <PageWidth style={{ minHeight: '80vh', paddingTop: 40 }} data-waiting>
      <VisuallyHidden role="status">{texts.loadingPage}</VisuallyHidden>
      <Skeleton style={{ width: 'min(60%, 420px)', height: 40 }} />
      <Skeleton style={{ width: 'min(90%, 620px)', height: 20, marginTop: 16 }} />
      <Skeleton style={{ height: '40vh', marginTop: 32 }} />
    </PageWidth>
  );
}
