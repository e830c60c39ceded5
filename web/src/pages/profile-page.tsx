import { ProfileView } from '#features/profile/components/profile-view.tsx';
import { profileTexts } from '#features/profile/profile-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { AccountGate } from '#session/components/account-gate.tsx';
import { Page } from '#ui/page.tsx';

export function ProfilePage() {
  const texts = useTexts(profileTexts);
  return (
    <AccountGate>
      <Page title={texts.title} lead={texts.lead}>
        <ProfileView />
      </Page>
    </AccountGate>
  );
}
