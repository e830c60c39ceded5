import { styled } from '@mui/material/styles';

import { useTexts } from '#lib/language/language.ts';
import { AccountGate } from '#session/components/account-gate.tsx';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Page } from '#ui/page.tsx';

import { profileTexts } from '../profile-texts.ts';
import { AccessCodeForm } from './access-code-form.tsx';
import { AddressSection } from './address-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { CompanySection } from './company-section.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DataSection } from './data-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { Section } from './section.tsx';
import { SecuritySection } from './security-section.tsx';

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

function ProfileView() {
  const texts = useTexts(profileTexts);
  const profile = useSession(selectProfile);
  if (!profile) return null;
  return (
    <Columns>
      <div>
        <DetailsSection profile={profile} />
        <AddressSection addresses={profile.addresses} />
        {profile.role === 'b2b_buyer' && <CompanySection profile={profile} />}
        <Section title={texts.codeTitle}>
          <AccessCodeForm />
        </Section>
        <LanguageSection preferences={profile.preferences} />
      </div>
      <div>
        {/* Remounts, since a new email address adds a sign-in method. */}
        <SecuritySection key={profile.email} email={profile.email} />
        <ConsentsSection />
        <DataSection />
      </div>
    </Columns>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > div': { display: 'grid', alignContent: 'start', gap: theme.spacing(3) },
}));
