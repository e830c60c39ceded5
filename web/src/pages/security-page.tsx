import { SecurityContent } from '#features/security/components/security-content.tsx';
import { securityTexts } from '#features/security/security-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Page } from '#ui/page.tsx';

import { SECURITY_DESCRIPTION } from './page-descriptions.ts';

export function SecurityPage() {
  const texts = useTexts(securityTexts);
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      description={SECURITY_DESCRIPTION}
      path={paths.security}
    >
      <SecurityContent />
    </Page>
  );
}
