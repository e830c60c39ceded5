import { useRef, useState } from 'react';

import { formatPhone } from '@kargha/domain/india/phone-number';
import type { UserProfile } from '@kargha/domain/people/user-profile';
import { useTexts } from '#lib/language/language.ts';
import type { PhoneHandle } from '#session/state/sign-in-actions.ts';
import { Button } from '#ui/controls/button.tsx';

import { profileTexts } from '../profile-texts.ts';
import { PhoneCodeForm } from './phone-code-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import { Row } from './section.tsx';
import { VerifiedTag } from './verified-tag.tsx';

type Step = { name: 'shown' } | { name: 'number' } | { name: 'code'; handle: PhoneHandle };

/** A new number counts only after its code has been entered. */
export function PhoneDetails({ profile: { phone, isPhoneVerified } }: { profile: UserProfile }) {
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
