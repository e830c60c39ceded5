import { NewDraftScreen } from '#features/draft-orders/components/draft-screen.tsx';

export function NewOrderPage() {
  return <NewDraftScreen />;
}
