import { useEffect } from 'react';

import { ROLE_LABELS, type UserProfile } from '@kargha/domain/people/user-profile';
import { useTexts } from '#lib/language/language.ts';
import { useSay } from '#lib/language/sentences.ts';
import { Button } from '#ui/controls/button.tsx';
import { Tag } from '#ui/tag.tsx';

import { profileTexts } from '../profile-texts.ts';
import { noticeVerifiedEmail, resendVerification } from '../state/profile-actions.ts';
import { useDeed } from '../state/use-deed.ts';
import { NameForm } from './name-form.tsx';
import { PictureDetails } from './picture-details.tsx';
import { PhoneDetails } from './phone-details.tsx';
import { Row, Section } from './section.tsx';
import { Verified } from './verified.tsx';

/** Name, address and number of the person. */
export function DetailsSection({ profile }: { profile: UserProfile }) {
  const say = useSay();
  const texts = useTexts(profileTexts);
  return (
    <Section title={texts.detailsTitle}>
      <PictureDetails profile={profile} />
      <Row>
        <strong>{texts.role}</strong>
        <Tag tone="moving">{say(ROLE_LABELS[profile.role])}</Tag>
      </Row>
      <NameForm fullName={profile.fullName} />
      <EmailDetails profile={profile} />
      <PhoneDetails profile={profile} />
    </Section>
  );
}

function EmailDetails({ profile: { email, isEmailVerified } }: { profile: UserProfile }) {
  const texts = useTexts(profileTexts);
  const { isBusy, run } = useDeed();
  const isWaiting = email !== '' && !isEmailVerified;

  // The link in the mail opens elsewhere: whoever comes back has perhaps used it.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const look = () => void noticeVerifiedEmail().catch(() => undefined);
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [isWaiting]);

  const sent = { title: texts.verificationSent, message: texts.verificationHint };
  return (
    <Row>
      <div>
        <strong>{texts.email}</strong>
        <p>{email || texts.noEmail}</p>
      </div>
      {email !== '' && <Verified isVerified={isEmailVerified} />}
      {isWaiting && (
        <Button disabled={isBusy} onClick={() => void run(resendVerification, sent)}>
          {texts.resend}
        </Button>
      )}
    </Row>
  );
}
