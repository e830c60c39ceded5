import { MyHistory } from '#features/audit/components/audit-list.tsx';
import { auditTexts } from '#features/audit/audit-texts.ts';
import { DetailsSection } from '#features/profile/components/details-section.tsx';
import { BrowsersSection } from '#features/profile/security/components/browsers-section.tsx';
import { May } from '#session/components/may.tsx';
import { SecondFactorSection } from '#session/components/second-factor-section.tsx';
import { SecuritySection } from '#features/profile/security/components/security-section.tsx';
import { useTexts } from '#lib/language/language.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

export function StaffProfilePage() {
  const texts = useTexts(auditTexts);
  const profile = useSession(selectProfile);
  if (!profile) return null;
  return (
    <IndexPage title={texts.profileTitle} subtitle={texts.profileSubtitle}>
      <Columns>
        <DetailsSection profile={profile} />
        <SecuritySection email={profile.email} />
        <SecondFactorSection />
        <BrowsersSection />
      </Columns>
      <May permission="audit.read">
        <Text variant="h3" component="h2" mt={4}>
          {texts.myHistory}
        </Text>
        <MyHistory uid={profile.uid} />
      </May>
    </IndexPage>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
