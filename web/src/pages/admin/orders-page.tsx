import { OrdersView } from '#features/admin-orders/components/orders-view.tsx';
import { draftOrdersTexts } from '#features/draft-orders/draft-orders-texts.ts';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function OrdersPage() {
  const texts = useTexts(draftOrdersTexts);
  return (
    <IndexPage
      title={texts.orders}
      actions={
        <>
          <ButtonLink to={adminPaths.draftOrders}>{texts.drafts}</ButtonLink>
          <ButtonLink look="action" to={adminPaths.newOrder}>
            {texts.create}
          </ButtonLink>
        </>
      }
    >
      <OrdersView />
    </IndexPage>
  );
}
