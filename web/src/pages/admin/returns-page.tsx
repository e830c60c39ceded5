import { ReturnsList } from '#features/admin-orders/components/returns-list.tsx';
import { orderDetailTexts } from '#features/admin-orders/order-detail-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function ReturnsPage() {
  const { returnList } = useTexts(orderDetailTexts);
  return (
    <IndexPage title={returnList.title}>
      <ReturnsList />
    </IndexPage>
  );
}
