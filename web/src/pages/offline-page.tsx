import { useTexts } from '#lib/language/language.ts';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { SHOP_NAME } from '#ui/page.tsx';

import { offlineTexts } from './offline-texts.ts';

/** Prerendered in each language. It works without scripts, which could not load offline. */
export function OfflinePage() {
  const { title, hint, again } = useTexts(offlineTexts);
  return (
    <>
      <PageHead title={`${title} · ${SHOP_NAME}`} isPrivate />
      <EmptyState title={title} headingLevel="h1" action={<a href="?">{again}</a>}>
        {hint}
      </EmptyState>
    </>
  );
}
