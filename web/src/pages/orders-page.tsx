import { useSearchParams } from 'react-router-dom';

import { OrderList } from '#features/orders/components/order-list.tsx';
import { ordersTexts } from '#features/orders/orders-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { AccountGate } from '#session/components/account-gate.tsx';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Page } from '#ui/page.tsx';

export function OrdersPage() {
  return (
    <AccountGate>
      <OwnOrders />
    </AccountGate>
  );
}

function OwnOrders() {
  const texts = useTexts(ordersTexts);
  const [search] = useSearchParams();
  const uid = useSession((session) => selectProfile(session)?.uid);
  return (
    <Page title={texts.title} lead={texts.lead}>
      {uid && <OrderList key={uid} uid={uid} link={search.get('claim') ?? ''} />}
    </Page>
  );
}
