import { useEffect, useState } from 'react';

import type { UserProfile } from '@kargha/domain/people/user-profile';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';

import { profileTexts } from '../profile-texts.ts';
import { syncVerifiedEmail, resendVerification } from '../state/profile-actions.ts';
import { useAction } from '../state/use-action.ts';
import { EmailForm } from './email-form.tsx';
import { Row } from './section.tsx';
import { VerifiedTag } from './verified-tag.tsx';

export function EmailDetails({ profile: { email, isEmailVerified } }: { profile: UserProfile }) {
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
