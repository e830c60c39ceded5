import { useTexts, type Catalogue } from '#lib/language/language.ts';
import { EmptyFace } from '#ui/feedback/faces.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { SHOP_NAME } from '#ui/page.tsx';

const en = {
  title: 'No connection',
  hint: 'The shop cannot be reached just now. Your cart and your wishlist are safe on this device.',
  again: 'Try Again',
};

const offlineTexts: Catalogue<typeof en> = { en };

/** What the service worker shows where there is no network. It works without any script. */
export function OfflinePage() {
  const texts = useTexts(offlineTexts);
  return (
    <>
      <PageHead title={`${texts.title} · ${SHOP_NAME}`} isPrivate />
      <EmptyFace title={texts.title} headingLevel="h1" action={<a href="?">{texts.again}</a>}>
        {texts.hint}
      </EmptyFace>
    </>
  );
}
