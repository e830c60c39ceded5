import { adminContentTexts } from '#features/admin-content/admin-content-texts.ts';
import { ContentIndex } from '#features/admin-content/components/content-index.tsx';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function ContentPage() {
  const texts = useTexts(adminContentTexts);
  return (
    <IndexPage title={texts.title} subtitle={texts.lead}>
      <ContentIndex />
    </IndexPage>
  );
}
