import { OrdersView } from '#features/admin-orders/components/orders-view.tsx';
import { Page } from '#ui/page.tsx';

const TITLE = 'Orders';

export function OrdersPage() {
  return (
    <Page title={TITLE}>
      <OrdersView />
    </Page>
  );
}
