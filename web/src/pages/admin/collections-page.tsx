import { CollectionsView } from '#features/admin-collections/components/collections-view.tsx';

export function CollectionsPage() {
  return <CollectionsView />;
}
