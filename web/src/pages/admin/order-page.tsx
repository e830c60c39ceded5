import { useParams } from 'react-router-dom';

import { DeskPlan } from '#features/admin-credit/components/desk-plan.tsx';
import { DeskScreen } from '#features/admin-orders/components/desk-screen.tsx';
import { PendingPayment } from '#features/draft-orders/components/pending-payment.tsx';

export function OrderPage() {
  const { orderId = '' } = useParams();
  return (
    <DeskScreen
      key={orderId}
      orderId={orderId}
      payments={(order) => (
        <>
          <PendingPayment order={order} />
          <DeskPlan order={order} />
        </>
      )}
    />
  );
}
