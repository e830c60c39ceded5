import { useState } from 'react';

import type { CompanyState } from '@kargha/domain/people/user-profile';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';

import { profileTexts } from '../../profile-texts.ts';
import { formatAddressLine } from '../../addresses/state/address-book.ts';
import { CompanyForm } from './company-form.tsx';
import { Aside, Row, Section } from '../../components/section.tsx';

const TONES: Record<CompanyState | 'none', TagTone> = {
  none: 'idle',
  pending: 'waiting',
  verified: 'done',
  rejected: 'offer',
};

export function CompanySection({ profile }: { profile: UserProfile }) {
  const texts = useTexts(profileTexts);
  const check = profile.companyVerification;
  const state = check?.state ?? 'none';
  return (
    <Section title={texts.companyTitle}>
      <Row>
        <Aside>{texts.companyHint}</Aside>
        <Tag tone={TONES[state]}>{texts.companyStates[state]}</Tag>
      </Row>
      {check?.decision && <p>{check.decision}</p>}
      {check?.documentPath && <Aside>{texts.documentThere}</Aside>}
      <CompanyDetails profile={profile} startsOpen={state === 'none' || state === 'rejected'} />
    </Section>
  );
}

function CompanyDetails({ profile, startsOpen }: { profile: UserProfile; startsOpen: boolean }) {
  const texts = useTexts(profileTexts);
  const [isOpen, setIsOpen] = useState(startsOpen);
  const address = profile.companyVerification?.address;
  if (isOpen) return <CompanyForm profile={profile} onSent={() => setIsOpen(false)} />;
  return (
    <>
      {!address && <Notice tone="warning" title={texts.addressMissing} />}
      <Row>
        <div>
          <strong>{profile.companyName}</strong>
          <p>{profile.gstNumber}</p>
          {address && <p>{formatAddressLine(address)}</p>}
        </div>
        <Button onClick={() => setIsOpen(true)}>{texts.changeCompany}</Button>
      </Row>
    </>
  );
}
