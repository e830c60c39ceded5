import { DraftsView } from '#features/draft-orders/components/drafts-view.tsx';

export function DraftOrdersPage() {
  return <DraftsView />;
}
