import Typography from '@mui/material/Typography';

import { useTexts } from '#lib/language/language.ts';
import { sendPasswordReset } from '#session/state/sign-in-actions.ts';
import { Button } from '#ui/controls/button.tsx';
import { Tag } from '#ui/tag.tsx';

import { profileTexts } from '../profile-texts.ts';
import {
  linkWay,
  takeOverVouched,
  unlinkWay,
  type SignInWay,
  type SocialWay,
} from '../state/profile-actions.ts';
import { useDeed } from '../state/use-deed.ts';
import { useSignInWays } from '../state/use-sign-in-ways.ts';
import { PasswordForm } from './password-form.tsx';
import { Aside, Buttons, Row, Section } from './section.tsx';

const SOCIAL: readonly SocialWay[] = ['google.com', 'facebook.com'];

/** The ways to sign in, and the password. */
export function SecuritySection({ email }: { email: string }) {
  const texts = useTexts(profileTexts);
  const { ways, look } = useSignInWays();
  const listed: readonly SignInWay[] = ['password', ...SOCIAL, 'phone'];
  return (
    <Section title={texts.securityTitle}>
      <Typography variant="h3">{texts.waysTitle}</Typography>
      {listed.map((way) => (
        <Way key={way} way={way} ways={ways} onChange={look} />
      ))}
      {ways.length === 1 && <Aside>{texts.lastWay}</Aside>}
      <Typography variant="h3" sx={{ mt: 1.5 }}>
        {texts.passwordTitle}
      </Typography>
      {ways.includes('password') ? <PasswordForm /> : <NoPassword email={email} />}
    </Section>
  );
}

interface WayProps {
  way: SignInWay;
  ways: readonly SignInWay[];
  onChange: () => void;
}

function Way({ way, ways, onChange }: WayProps) {
  const texts = useTexts(profileTexts);
  const { isBusy, run } = useDeed();
  const name = texts.ways[way];
  const isLinked = ways.includes(way);
  const social = SOCIAL.find((one) => one === way);

  async function change(work: () => Promise<void>, message: string) {
    const done = await run(work, { title: texts.saved, message });
    if (!done) return;
    onChange();
    await takeOverVouched().catch(() => undefined);
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
            onClick={() => void change(() => linkWay(social), texts.linkedNow(name))}
          >
            {texts.link}
          </Button>
        )}
        {isLinked && way !== 'password' && (
          <Button
            aria-label={texts.unlinkNamed(name)}
            disabled={isBusy || ways.length === 1}
            onClick={() => void change(() => unlinkWay(way), texts.unlinkedNow(name))}
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
  const { isBusy, run } = useDeed();
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
