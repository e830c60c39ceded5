import { CustomersView } from '#features/customers/components/customers-view.tsx';
import { customersTexts } from '#features/customers/customers-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function CustomersPage() {
  const texts = useTexts(customersTexts);
  return (
    <IndexPage title={texts.title} subtitle={texts.lead}>
      <CustomersView />
    </IndexPage>
  );
}
