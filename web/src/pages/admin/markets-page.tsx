import { adminSettingsTexts } from '#features/admin-settings/admin-settings-texts.ts';
import { MarketsView } from '#features/admin-settings/components/markets-view.tsx';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function MarketsPage() {
  const texts = useTexts(adminSettingsTexts);
  return (
    <IndexPage title={texts.marketsTitle} subtitle={texts.marketsSubtitle}>
      <MarketsView />
    </IndexPage>
  );
}
