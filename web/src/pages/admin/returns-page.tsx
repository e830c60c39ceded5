import { ReturnsList } from '#features/admin-orders/components/returns-list.tsx';
import { deskTexts } from '#features/admin-orders/desk-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function ReturnsPage() {
  const { returnsTitle } = useTexts(deskTexts);
  return (
    <IndexPage title={returnsTitle}>
      <ReturnsList />
    </IndexPage>
  );
}
