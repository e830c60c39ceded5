import { OpsView } from '#features/ops-console/components/ops-view.tsx';
import { opsTexts } from '#features/ops-console/ops-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function OpsPage() {
  const texts = useTexts(opsTexts);
  return (
    <IndexPage title={texts.title} subtitle={texts.subtitle}>
      <OpsView />
    </IndexPage>
  );
}
