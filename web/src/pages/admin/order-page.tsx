import { useParams } from 'react-router-dom';

import { DeskScreen } from '#features/admin-orders/components/desk-screen.tsx';

export function OrderPage() {
  const { orderId = '' } = useParams();
  return <DeskScreen key={orderId} orderId={orderId} />;
}
