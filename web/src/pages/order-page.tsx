import { useParams } from 'react-router-dom';

import { addItem } from '#features/cart/state/cart-store.ts';
import { OrderScreen } from '#features/orders/components/order-screen.tsx';
import { AccountGate } from '#session/components/account-gate.tsx';
import { selectProfile, useSession } from '#session/state/session-store.ts';

/** One order of whoever is signed in. */
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
    />
  ) : null;
}
