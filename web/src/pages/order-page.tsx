import { useParams } from 'react-router-dom';

import { addItem } from '#features/cart/state/cart-store.ts';
import { LazyPaymentDowntimes } from '#features/checkout/payment/components/lazy-payment-downtimes.tsx';
import { payInstalment } from '#features/checkout/payment/state/pay-instalment.ts';
import { PaymentPlan } from '#features/instalments/components/payment-plan.tsx';
import { OrderScreen } from '#features/orders/components/order-screen.tsx';
import { OrderReviews } from '#features/reviews/components/order-reviews.tsx';
import { AccountGate } from '#session/components/account-gate.tsx';
import { OrderBankTransfer } from '#session/components/order-bank-transfer.tsx';
import { selectProfile, useSession } from '#session/state/session-store.ts';

import { PAYMENT_BRANDING } from './payment-branding.ts';

export function OrderPage() {
  return (
    <AccountGate>
      <OwnOrder />
    </AccountGate>
  );
}

function OwnOrder() {
  const { orderId = '' } = useParams();
  const uid = useSession((session) => selectProfile(session)?.uid);
  return uid ? (
    <OrderScreen
      key={`${uid} ${orderId}`}
      uid={uid}
      orderId={orderId}
      onBuy={(item, quantity) => void addItem(item, quantity)}
      reviews={(order) => <OrderReviews order={order} />}
      payments={(order) => (
        <PaymentPlan
          order={order}
          notice={<LazyPaymentDowntimes />}
          transfer={<OrderBankTransfer orderId={orderId} />}
          onPay={({ id: partId }) =>
            payInstalment({ orderId, partId, customer: order.customer }, PAYMENT_BRANDING)
          }
        />
      )}
    />
  ) : null;
}
