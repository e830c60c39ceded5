import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

import type { CollectionSettings } from '@kargha/domain/catalogue/collection-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { collectionPath } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { RecordPlaceholder } from '#ui/lists/record-placeholder.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminCollectionsTexts } from '../admin-collections-texts.ts';
import { deleteCollection, useCollection } from '../state/use-collections.ts';
import { CollectionForm } from './collection-form.tsx';

const ActionDialog = lazyComponent(
  async () => (await import('#ui/dialog/action-dialog.tsx')).ActionDialog,
  { onError: 'over' },
);

export function AdminCollectionPage() {
  const { slug = '' } = useParams();
  return <CollectionScreen key={slug} slug={slug} />;
}

export function CollectionScreen({ slug }: { slug: string }) {
  const texts = useTexts(adminCollectionsTexts);
  const read = useCollection(slug);
  const { data: collection, put } = read;
  if (!collection) return <RecordPlaceholder read={read} texts={texts} />;
  return (
    <IndexPage
      title={collection.title}
      back={{ to: adminPaths.collections, label: texts.back }}
      actions={<CollectionActions collection={collection} />}
    >
      <CollectionForm collection={collection} onSaved={put} />
    </IndexPage>
  );
}

function CollectionActions({
  collection: { slug, title, published },
}: {
  collection: CollectionSettings;
}) {
  const texts = useTexts(adminCollectionsTexts);
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <Button onClick={() => setDeleting(true)}>{texts.delete}</Button>
      {published && <ButtonLink to={collectionPath(slug)}>{texts.viewInShop}</ButtonLink>}
      {isDeleting && (
        <ActionDialog
          title={texts.deleteTitle(title)}
          confirm={texts.delete}
          isDestructive
          onClose={() => setDeleting(false)}
          onConfirm={async () => {
            await deleteCollection(slug);
            showToast({ tone: 'success', message: texts.deleted });
            await navigate(adminPaths.collections);
          }}
        >
          <p>{texts.deleteHint}</p>
        </ActionDialog>
      )}
    </>
  );
}
