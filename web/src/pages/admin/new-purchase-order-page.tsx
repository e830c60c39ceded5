import { useNavigate } from 'react-router-dom';

import { PurchaseOrderForm } from '#features/purchase-orders/components/purchase-order-form.tsx';
import { purchaseOrdersTexts } from '#features/purchase-orders/purchase-orders-texts.ts';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function NewPurchaseOrderPage() {
  const texts = useTexts(purchaseOrdersTexts);
  const navigate = useNavigate();
  return (
    <IndexPage title={texts.newTitle} back={{ to: adminPaths.purchaseOrders, label: texts.back }}>
      <PurchaseOrderForm
        onSaved={({ id }) => void navigate(adminRowPath(adminPaths.purchaseOrders, id))}
      />
    </IndexPage>
  );
}
