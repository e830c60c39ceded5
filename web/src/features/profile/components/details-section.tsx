import { useRef, useState, useEffect } from 'react';

import { formatPhone } from '@kargha/domain/india/phone-number';
import { ROLE_LABELS } from '@kargha/domain/people/user-profile';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import type { PhoneHandle } from '#session/state/sign-in-actions.ts';
import { Button } from '#ui/controls/button.tsx';
import { Tag } from '#ui/tag.tsx';

import { profileTexts } from '../profile-texts.ts';
import { syncVerifiedEmail, resendVerification } from '../state/profile-actions.ts';
import { useAction } from '../state/use-action.ts';
import { EmailForm } from '../security/components/email-form.tsx';
import { NameForm } from './name-form.tsx';
import { PhoneCodeForm } from '../security/components/phone-code-form.tsx';
import { PhoneForm } from '../security/components/phone-form.tsx';
import { PictureDetails } from './picture-details.tsx';
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

function EmailDetails({ profile: { email, isEmailVerified } }: { profile: UserProfile }) {
  const texts = useTexts(profileTexts);
  const { isBusy, run } = useAction();
  const isWaiting = email !== '' && !isEmailVerified;
  useEmailVerifiedElsewhere(isWaiting);
  if (email === '') return <NoEmail />;

  const sent = { title: texts.verificationSent, message: texts.verificationHint };
  return (
    <Row>
      <div>
        <strong>{texts.email}</strong>
        <p>{email}</p>
      </div>
      <VerifiedTag isVerified={isEmailVerified} />
      {isWaiting && (
        <Button disabled={isBusy} onClick={() => void run(resendVerification, sent)}>
          {texts.resend}
        </Button>
      )}
    </Row>
  );
}

function VerifiedTag({ isVerified }: { isVerified: boolean }) {
  const texts = useTexts(profileTexts);
  return (
    <Tag tone={isVerified ? 'done' : 'waiting'}>
      {isVerified ? texts.verified : texts.notVerified}
    </Tag>
  );
}

/** The verification link opens elsewhere, so check again whenever the window gets the focus. */
function useEmailVerifiedElsewhere(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const check = () => void syncVerifiedEmail().catch(() => undefined);
    check();
    window.addEventListener('focus', check);
    return () => window.removeEventListener('focus', check);
  }, [isWaiting]);
}

function NoEmail() {
  const texts = useTexts(profileTexts);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Row>
        <div>
          <strong>{texts.email}</strong>
          <p>{texts.noEmail}</p>
        </div>
        {!isAdding && <Button onClick={() => setAdding(true)}>{texts.addEmail}</Button>}
      </Row>
      {isAdding && <EmailForm onCancel={() => setAdding(false)} />}
    </>
  );
}

type Step = { name: 'shown' } | { name: 'number' } | { name: 'code'; handle: PhoneHandle };

/** A new number counts only after its code has been entered. */
function PhoneDetails({ profile: { phone, isPhoneVerified } }: { profile: UserProfile }) {
  const texts = useTexts(profileTexts);
  const [step, setStep] = useState<Step>({ name: 'shown' });
  const captcha = useRef<HTMLDivElement>(null);
  const toShown = () => setStep({ name: 'shown' });

  return (
    <>
      <Row>
        <div>
          <strong>{texts.phone}</strong>
          <p>{formatPhone(phone) || texts.noPhone}</p>
        </div>
        {phone !== '' && <VerifiedTag isVerified={isPhoneVerified} />}
        {step.name === 'shown' && (
          <Button onClick={() => setStep({ name: 'number' })}>
            {phone ? texts.changePhone : texts.addPhone}
          </Button>
        )}
      </Row>
      {step.name === 'number' && (
        <PhoneForm
          captcha={captcha}
          onSent={(handle) => setStep({ name: 'code', handle })}
          onCancel={toShown}
        />
      )}
      {step.name === 'code' && <PhoneCodeForm handle={step.handle} onDone={toShown} />}
      <div ref={captcha} data-captcha />
    </>
  );
}
