import { SecurityContent } from '#features/security/components/security-content.tsx';
import { securityTexts } from '#features/security/security-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { Page } from '#ui/page.tsx';

export function SecurityPage() {
  const texts = useTexts(securityTexts);
  return (
    <Page title={texts.title} lead={texts.lead}>
      <SecurityContent />
    </Page>
  );
}
