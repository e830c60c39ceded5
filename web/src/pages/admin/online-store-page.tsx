import { adminSettingsTexts } from '#features/admin-settings/admin-settings-texts.ts';
import { ShopFrontView } from '#features/admin-settings/components/settings-view.tsx';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function OnlineStorePage() {
  const texts = useTexts(adminSettingsTexts);
  return (
    <IndexPage title={texts.frontTitle} subtitle={texts.frontSubtitle}>
      <ShopFrontView />
    </IndexPage>
  );
}
