import { ReturnsList } from '#features/admin-orders/components/returns-list.tsx';
import { deskTexts } from '#features/admin-orders/desk-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { Page } from '#ui/page.tsx';

export function ReturnsPage() {
  const { returnsTitle } = useTexts(deskTexts);
  return (
    <Page title={returnsTitle}>
      <ReturnsList />
    </Page>
  );
}
