import { useState } from 'react';

import type { UserProfile } from '@kargha/domain/people/user-schema';
import { useTexts, LANGUAGE_NAMES, LANGUAGES, type Language } from '#lib/language/language.ts';
import { chooseLanguage, useLanguage } from '#lib/language/language-choice.ts';
import { AccountGate } from '#session/components/account-gate.tsx';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { Page } from '#ui/page.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { profileTexts } from '../profile-texts.ts';
import { exportData, saveProfileFields } from '../state/profile-actions.ts';
import { useAction } from '../state/use-action.ts';
import { AccessCodeForm } from '../company/components/access-code-form.tsx';
import { AddressSection } from '../addresses/components/address-section.tsx';
import { CompanySection } from '../company/components/company-section.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { MeasurementsSection } from './measurements-section.tsx';
import { Section, Aside, Row } from './section.tsx';
import { BrowsersSection } from '../security/components/browsers-section.tsx';
import { SecuritySection } from '../security/components/security-section.tsx';

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
        <MeasurementsSection uid={profile.uid} />
        <LanguageSection preferences={profile.preferences} />
      </div>
      <div>
        {/* Remounts, since a new email address adds a sign-in method. */}
        <SecuritySection key={profile.email} email={profile.email} />
        <BrowsersSection />
        <ConsentsSection />
        <DataSection />
      </div>
    </Columns>
  );
}

function LanguageSection({ preferences }: { preferences: UserProfile['preferences'] }) {
  const texts = useTexts(profileTexts);
  const language = useLanguage();
  const { run } = useAction();
  // `marketing` is written by the server only; the rules require it unchanged.
  const marketing = preferences.marketing === true;

  async function save(language: Language) {
    const saved = { title: texts.saved, message: texts.profileSaved };
    await run(() => saveProfileFields({ preferences: { marketing, language: language } }), saved);
  }

  return (
    <Section title={texts.language}>
      <SelectField
        label={texts.language}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(language) => {
          chooseLanguage(language);
          void save(language);
        }}
      />
    </Section>
  );
}

const DeleteAccountDialog = lazyComponent(
  async () =>
    (await import('../security/components/delete-account-dialog.tsx')).DeleteAccountDialog,
  { onError: 'over' },
);

function DataSection() {
  const texts = useTexts(profileTexts);
  const { isBusy, run } = useAction();
  const [isDeleting, setIsDeleting] = useState(false);
  const exported = { title: texts.saved, message: texts.exported };
  return (
    <Section title={texts.dataTitle}>
      <Row>
        <Aside>{texts.exportHint}</Aside>
        <Button disabled={isBusy} onClick={() => void run(exportData, exported)}>
          {isBusy ? texts.working : texts.exportData}
        </Button>
      </Row>
      <Text variant="h3">{texts.deleteTitle}</Text>
      <Row>
        <Aside>{texts.deleteHint}</Aside>
        <Button onClick={() => setIsDeleting(true)}>{texts.deleteAccount}</Button>
      </Row>
      {isDeleting && <DeleteAccountDialog onClose={() => setIsDeleting(false)} />}
    </Section>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > div': { display: 'grid', alignContent: 'start', gap: theme.spacing(3) },
}));
