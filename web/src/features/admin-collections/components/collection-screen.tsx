import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

import {
  collectionEndpoints,
  type CollectionSettings,
} from '@kargha/domain/catalogue/collection-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { collectionPath } from '#lib/addresses/paths.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { ActionDialog } from '#ui/dialog/lazy-dialogs.ts';
import { RecordActions } from '#ui/lists/record-actions.tsx';
import { RecordFrame } from '#ui/lists/record-frame.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminCollectionsTexts } from '../admin-collections-texts.ts';
import { CollectionForm } from './collection-form.tsx';
import { CollectionStatusTag } from './collections-view.tsx';

export function AdminCollectionPage() {
  const { slug = '' } = useParams();
  return <CollectionScreen key={slug} slug={slug} />;
}

export function CollectionScreen({ slug }: { slug: string }) {
  const texts = useTexts(adminCollectionsTexts);
  const read = useStaffQuery(
    collectionEndpoints.settings,
    { params: { slug } },
    { fresh: true, select: ({ collection }) => collection },
  );
  return (
    <RecordFrame
      read={read}
      texts={texts}
      back={{ to: adminPaths.collections, label: texts.title }}
      title={({ title }) => title}
      status={(collection) => <CollectionStatusTag collection={collection} />}
      actions={(collection) => <CollectionActions collection={collection} />}
    >
      {(collection) => (
        <CollectionForm
          collection={collection}
          onSaved={(saved) => read.keep({ collection: saved })}
        />
      )}
    </RecordFrame>
  );
}

function CollectionActions({
  collection: { slug, title, published },
}: {
  collection: CollectionSettings;
}) {
  const texts = useTexts(adminCollectionsTexts);
  const navigate = useNavigate();
  const canDelete = useCan()('products.delete');
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <RecordActions
        actions={[
          ...(canDelete ? [{ label: texts.delete, run: () => setDeleting(true) }] : []),
          ...(published ? [{ label: texts.viewInShop, to: collectionPath(slug) }] : []),
        ]}
      />
      {isDeleting && (
        <ActionDialog
          title={texts.deleteTitle(title)}
          confirm={texts.delete}
          isDestructive
          onClose={() => setDeleting(false)}
          onConfirm={async () => {
            await callStaffEndpoint(collectionEndpoints.remove, { params: { slug } });
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
