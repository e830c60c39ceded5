import { useNavigate } from 'react-router-dom';

import { adminCollectionsTexts } from '#features/admin-collections/admin-collections-texts.ts';
import { CollectionForm } from '#features/admin-collections/components/collection-form.tsx';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function NewCollectionPage() {
  const texts = useTexts(adminCollectionsTexts);
  const navigate = useNavigate();
  return (
    <IndexPage title={texts.newTitle} back={{ to: adminPaths.collections, label: texts.back }}>
      <CollectionForm
        onSaved={({ slug }) => void navigate(adminRowPath(adminPaths.collections, slug))}
      />
    </IndexPage>
  );
}
