import { PurchaseOrdersView } from '#features/purchase-orders/components/purchase-orders-view.tsx';

export function PurchaseOrdersPage() {
  return <PurchaseOrdersView />;
}
