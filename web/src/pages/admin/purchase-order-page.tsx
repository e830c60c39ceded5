import { useParams } from 'react-router-dom';

import { PurchaseOrderScreen } from '#features/purchase-orders/components/purchase-order-screen.tsx';

export function PurchaseOrderPage() {
  const { id = '' } = useParams();
  return <PurchaseOrderScreen key={id} id={id} />;
}
