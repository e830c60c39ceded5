import { useTexts } from '#lib/language/language.ts';
import { sendPasswordReset } from '#session/state/sign-in-actions.ts';
import { Button } from '#ui/controls/button.tsx';
import { Tag } from '#ui/tag.tsx';
import { Text } from '#ui/text.tsx';

import { profileTexts } from '../../profile-texts.ts';
import {
  linkMethod,
  syncProfile,
  unlinkMethod,
  type SignInMethod,
  type SocialMethod,
} from '../../state/profile-actions.ts';
import { useAction } from '../../state/use-action.ts';
import { useSignInMethods } from '../state/use-sign-in-methods.ts';
import { PasswordForm } from './password-form.tsx';
import { Aside, Buttons, Row, Section } from '../../components/section.tsx';

const SOCIAL: readonly SocialMethod[] = ['google.com', 'facebook.com'];

export function SecuritySection({ email }: { email: string }) {
  const texts = useTexts(profileTexts);
  const { methods, refresh } = useSignInMethods();
  const listed: readonly SignInMethod[] = ['password', ...SOCIAL, 'phone'];
  return (
    <Section title={texts.securityTitle}>
      <Text variant="h3">{texts.methodsTitle}</Text>
      {listed.map((method) => (
        <SignInMethodRow key={method} method={method} methods={methods} onChange={refresh} />
      ))}
      {methods.length === 1 && <Aside>{texts.lastMethod}</Aside>}
      <Text variant="h3" mt={1.5}>
        {texts.passwordTitle}
      </Text>
      {methods.includes('password') ? <PasswordForm /> : <NoPassword email={email} />}
    </Section>
  );
}

interface SignInMethodRowProps {
  method: SignInMethod;
  methods: readonly SignInMethod[];
  onChange: () => void;
}

function SignInMethodRow({ method, methods, onChange }: SignInMethodRowProps) {
  const texts = useTexts(profileTexts);
  const { isBusy, run } = useAction();
  const name = texts.methods[method];
  const isLinked = methods.includes(method);
  const social = SOCIAL.find((one) => one === method);

  async function change(work: () => Promise<void>, message: string) {
    const done = await run(work, { title: texts.saved, message });
    if (!done) return;
    onChange();
    await syncProfile().catch(() => undefined);
  }

  return (
    <Row>
      <span>{name}</span>
      <Buttons>
        <Tag tone={isLinked ? 'done' : 'idle'}>{isLinked ? texts.linked : texts.notLinked}</Tag>
        {social && !isLinked && (
          <Button
            aria-label={texts.linkNamed(name)}
            disabled={isBusy}
            onClick={() => void change(() => linkMethod(social), texts.linkedNow(name))}
          >
            {texts.link}
          </Button>
        )}
        {isLinked && method !== 'password' && (
          <Button
            aria-label={texts.unlinkNamed(name)}
            disabled={isBusy || methods.length === 1}
            onClick={() => void change(() => unlinkMethod(method), texts.unlinkedNow(name))}
          >
            {texts.unlink}
          </Button>
        )}
      </Buttons>
    </Row>
  );
}

function NoPassword({ email }: { email: string }) {
  const texts = useTexts(profileTexts);
  const { isBusy, run } = useAction();
  if (email === '') return <Aside>{texts.noEmail}</Aside>;
  const sent = { title: texts.resetSent, message: texts.resetHint };
  return (
    <Row>
      <Aside>{texts.noPassword}</Aside>
      <Button disabled={isBusy} onClick={() => void run(() => sendPasswordReset(email), sent)}>
        {texts.setPassword}
      </Button>
    </Row>
  );
}
