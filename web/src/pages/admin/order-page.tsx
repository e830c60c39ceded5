import { useParams } from 'react-router-dom';

import { StaffPaymentPlan } from '#features/admin-credit/components/staff-payment-plan.tsx';
import { OrderDetailScreen } from '#features/admin-orders/components/order-detail-screen.tsx';
import { PendingPayment } from '#features/draft-orders/components/pending-payment.tsx';

export function OrderPage() {
  const { orderId = '' } = useParams();
  return (
    <OrderDetailScreen
      key={orderId}
      orderId={orderId}
      payments={(order) => (
        <>
          <PendingPayment order={order} />
          <StaffPaymentPlan order={order} />
        </>
      )}
    />
  );
}
