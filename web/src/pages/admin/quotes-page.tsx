import { adminQuotesTexts } from '#features/admin-quotes/admin-quotes-texts.ts';
import { QuotesView } from '#features/admin-quotes/components/quotes-view.tsx';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function QuotesPage() {
  const texts = useTexts(adminQuotesTexts);
  return (
    <IndexPage title={texts.title} subtitle={texts.lead}>
      <QuotesView />
    </IndexPage>
  );
}
