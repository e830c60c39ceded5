import { auditTexts } from '#features/audit/audit-texts.ts';
import { AuditView } from '#features/audit/components/audit-view.tsx';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function AuditPage() {
  const texts = useTexts(auditTexts);
  return (
    <IndexPage title={texts.title} subtitle={texts.subtitle}>
      <AuditView />
    </IndexPage>
  );
}
