import { adminContentTexts } from '#features/admin-content/admin-content-texts.ts';
import { StoriesView } from '#features/admin-content/components/stories-view.tsx';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function StoriesPage() {
  const texts = useTexts(adminContentTexts);
  return (
    <IndexPage
      title={texts.stories}
      subtitle={texts.storiesLead}
      back={{ to: adminPaths.content, label: texts.title }}
    >
      <StoriesView />
    </IndexPage>
  );
}
