import { adminSettingsTexts } from '#features/admin-settings/admin-settings-texts.ts';
import { SettingsView } from '#features/admin-settings/components/settings-view.tsx';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function SettingsPage() {
  const texts = useTexts(adminSettingsTexts);
  return (
    <IndexPage title={texts.title} subtitle={texts.subtitle}>
      <SettingsView />
    </IndexPage>
  );
}
