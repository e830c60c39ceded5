import { OrdersView } from '#features/admin-orders/components/orders-view.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';

const TITLE = 'Orders';

export function OrdersPage() {
  return (
    <IndexPage title={TITLE}>
      <OrdersView />
    </IndexPage>
  );
}
