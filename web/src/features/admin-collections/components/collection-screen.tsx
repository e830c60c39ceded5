import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { CollectionSettings } from '@kargha/domain/collection-rule';
import { adminPaths } from '#lib/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { collectionPath } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { FailedFace } from '#ui/feedback/faces.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminCollectionsTexts } from '../admin-collections-texts.ts';
import { deleteCollection, useCollection } from '../state/use-collections.ts';
import { CollectionForm } from './collection-form.tsx';

const ActionDialog = lazy(async () => ({
  default: (await import('#ui/dialog/action-dialog.tsx')).ActionDialog,
}));

/** The form of one collection. */
export function CollectionScreen({ slug }: { slug: string }) {
  const texts = useTexts(adminCollectionsTexts);
  const { collection, setCollection, load } = useCollection(slug);
  if (collection === undefined) return <Spinner label={texts.loadingOne} />;
  if (typeof collection === 'string') {
    return (
      <FailedFace
        title={collection || texts.notFound}
        action={
          <Button look="action" onClick={() => void load()}>
            {texts.tryAgain}
          </Button>
        }
      />
    );
  }
  return (
    <IndexPage
      title={collection.title}
      back={{ to: adminPaths.collections, label: texts.back }}
      actions={<Ways collection={collection} />}
    >
      <CollectionForm collection={collection} onSaved={setCollection} />
    </IndexPage>
  );
}

function Ways({ collection: { slug, title, published } }: { collection: CollectionSettings }) {
  const texts = useTexts(adminCollectionsTexts);
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>{texts.delete}</Button>
      {published && <ButtonLink to={collectionPath(slug)}>{texts.see}</ButtonLink>}
      <Suspense fallback={null}>
        {isAsked && (
          <ActionDialog
            title={texts.deleteTitle(title)}
            confirm={texts.delete}
            onClose={() => setAsked(false)}
            onConfirm={async () => {
              await deleteCollection(slug);
              showToast({ tone: 'success', message: texts.deleted });
              await navigate(adminPaths.collections);
            }}
          >
            <p>{texts.deleteHint}</p>
          </ActionDialog>
        )}
      </Suspense>
    </>
  );
}
