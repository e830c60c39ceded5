import { useParams } from 'react-router-dom';

import { CollectionScreen } from '#features/admin-collections/components/collection-screen.tsx';

export function AdminCollectionPage() {
  const { slug = '' } = useParams();
  return <CollectionScreen key={slug} slug={slug} />;
}
