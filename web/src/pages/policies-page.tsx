import { PolicyList } from '#features/about/components/policy-list.tsx';
import { aboutTexts } from '#features/about/about-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Page } from '#ui/page.tsx';

export function PoliciesPage() {
  const texts = useTexts(aboutTexts);
  return (
    <Page title={texts.policiesTitle} description={texts.policiesLead} path={paths.policies}>
      <PolicyList />
    </Page>
  );
}
