import { useParams } from 'react-router-dom';

import { collectionsTexts } from '#features/collections/collections-texts.ts';
import {
  localizedCollection,
  readCollectionAgain,
  useCollection,
} from '#features/collections/state/use-collection.ts';
import { useLanguage } from '#lib/language/language-choice.ts';
import { useTexts } from '#lib/language/language.ts';
import { collectionPath, paths } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState, ErrorState } from '#ui/feedback/page-states.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Page, SHOP_NAME } from '#ui/page.tsx';
import { uiTexts } from '#ui/ui-texts.ts';

import { CollectionProducts } from './collection-products.tsx';

export function CollectionPage() {
  const { slug = '' } = useParams();
  const texts = useTexts(collectionsTexts);
  const { tryAgain } = useTexts(uiTexts);
  const language = useLanguage();
  const read = useCollection(slug);
  if (read.status === 'loading') return <Spinner label={texts.loading} />;
  if (read.status === 'failed') {
    return (
      <ErrorState
        title={texts.failed}
        action={<Button onClick={() => readCollectionAgain(slug)}>{tryAgain}</Button>}
      />
    );
  }
  if (read.data === null) {
    return (
      <EmptyState
        title={texts.missing}
        headingLevel="h1"
        action={<ButtonLink to={paths.products}>{texts.allProducts}</ButtonLink>}
      >
        <PageHead title={`${texts.missing} · ${SHOP_NAME}`} isPrivate />
        {texts.missingHint}
      </EmptyState>
    );
  }
  const { lang, title, description } = localizedCollection(language, read.data);
  return (
    <Page
      title={title}
      lang={lang}
      lead={description || undefined}
      description={description || title}
      path={collectionPath(slug)}
    >
      <CollectionProducts slug={slug} collection={read.data} />
    </Page>
  );
}
