import { TransfersView } from '#features/transfers/components/transfers-view.tsx';

export function TransfersPage() {
  return <TransfersView />;
}
