import { useParams } from 'react-router-dom';

import { CONTENT_SECTIONS, type ContentSection } from '@kargha/domain/settings/content';
import { adminContentTexts } from '#features/admin-content/admin-content-texts.ts';
import { FaqsEditor } from '#features/admin-content/components/faqs-editor.tsx';
import { HomeEditor } from '#features/admin-content/components/home-editor.tsx';
import { PoliciesEditor } from '#features/admin-content/components/policies-editor.tsx';
import { SizeGuidesEditor } from '#features/admin-content/size-guides/components/size-guides-editor.tsx';
import { SynonymsEditor } from '#features/admin-content/searches/components/synonyms-editor.tsx';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

import { NotFoundPage } from '../not-found-page.tsx';

const EDITORS: Record<ContentSection, typeof HomeEditor> = {
  home: HomeEditor,
  faqs: FaqsEditor,
  policies: PoliciesEditor,
  'size-guides': SizeGuidesEditor,
  search: SynonymsEditor,
};

export function ContentSectionPage() {
  const texts = useTexts(adminContentTexts);
  const asked = useParams().section;
  const section = CONTENT_SECTIONS.find((one) => one === asked);
  if (!section) return <NotFoundPage />;
  const Editor = EDITORS[section];
  return (
    <IndexPage
      title={texts.sections[section]}
      subtitle={texts.leads[section]}
      back={{ to: adminPaths.content, label: texts.title }}
    >
      <Editor />
    </IndexPage>
  );
}
