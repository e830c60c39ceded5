import { ROLE_LABELS, type UserProfile } from '@kargha/domain/people/user-profile';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { Tag } from '#ui/tag.tsx';

import { profileTexts } from '../profile-texts.ts';
import { EmailDetails } from './email-details.tsx';
import { NameForm } from './name-form.tsx';
import { PictureDetails } from './picture-details.tsx';
import { PhoneDetails } from './phone-details.tsx';
import { Row, Section } from './section.tsx';

export function DetailsSection({ profile }: { profile: UserProfile }) {
  const translate = useTranslate();
  const texts = useTexts(profileTexts);
  return (
    <Section title={texts.detailsTitle}>
      <PictureDetails profile={profile} />
      <Row>
        <strong>{texts.role}</strong>
        <Tag tone="moving">{translate(ROLE_LABELS[profile.role])}</Tag>
      </Row>
      <NameForm fullName={profile.fullName} />
      <EmailDetails profile={profile} />
      <PhoneDetails profile={profile} />
    </Section>
  );
}
