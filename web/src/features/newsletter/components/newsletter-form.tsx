import { useId, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { emailLanguage } from '#lib/language/language-choice.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { restoreFocus } from '#lib/browser/page-focus.ts';
import { Button } from '#ui/controls/button.tsx';
import { controlStyle, describeField } from '#ui/forms/field-frame.tsx';
import type { Sentence } from '@kargha/domain/messages/sentence';
import { errorMessage } from '#lib/server/error-message.ts';
import { callApi } from '#lib/server/api-client.ts';
import { styled } from '#ui/theme/styled.ts';

import { newsletterTexts } from '../newsletter-texts.ts';

/** Loads little code, because it is on every page. The sign-up is confirmed by email. */
export function NewsletterForm() {
  const texts = useTexts(newsletterTexts);
  const translate = useTranslate();
  const { current, subscribe, reopen } = useNewsletter();
  const [email, setEmail] = useState('');
  const [isAgreed, setIsAgreed] = useState(false);
  const [isConsentMissing, setIsConsentMissing] = useState(false);
  const id = useId();

  if (current.step === 'asked') return <CheckInbox email={current.email} />;
  const refusal = current.step === 'refused' ? translate(current.message) : undefined;
  const error = isConsentMissing ? texts.consentMissing : refusal;

  function submit() {
    if (current.step === 'asking') return;
    if (isAgreed) void subscribe(email);
    else setIsConsentMissing(true);
  }

  return (
    <Stack
      noValidate
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Row>
        <Box
          {...describeField(id, error)}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          aria-label={texts.email}
          aria-invalid={refusal ? true : undefined}
          placeholder={texts.placeholder}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            if (refusal) reopen();
          }}
        />
        <Button type="submit" aria-disabled={current.step === 'asking'}>
          {current.step === 'asking' ? texts.subscribing : texts.subscribe}
        </Button>
      </Row>
      <Consent
        isGiven={isAgreed}
        onChange={(isGiven) => {
          setIsAgreed(isGiven);
          setIsConsentMissing(false);
        }}
      />
      <p id={`${id}-error`} aria-live="polite" data-error>
        {error}
      </p>
    </Stack>
  );
}

function CheckInbox({ email }: { email: string }) {
  const texts = useTexts(newsletterTexts);
  return (
    <p ref={restoreFocus} tabIndex={-1} role="status">
      {texts.checkInbox(email)}
    </p>
  );
}

interface ConsentProps {
  isGiven: boolean;
  onChange: (isGiven: boolean) => void;
}

function Consent({ isGiven, onChange }: ConsentProps) {
  const texts = useTexts(newsletterTexts);
  return (
    <label>
      <input
        type="checkbox"
        checked={isGiven}
        onChange={(event) => onChange(event.target.checked)}
      />
      {texts.consent}
    </label>
  );
}

const Stack = styled('form')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(1),
  '& label': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: spacing(1.25),
    paddingBlock: spacing(1),
    fontSize: '0.875rem',
    lineHeight: 1.45,
    cursor: 'pointer',
  },
  '& input[type="checkbox"]': {
    flex: 'none',
    width: 22,
    height: 22,
    margin: 0,
    accentColor: vars.palette.primary.main,
  },
  '& p[data-error]': { color: vars.palette.error.main, fontWeight: 600 },
  '& p:empty': { display: 'none' },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

const Box = styled('input')((props) => ({
  ...controlStyle(props),
  flex: '1 1 200px',
  width: 'auto',
  minWidth: 0,
}));

/** `refused` carries the message shown below the field. */
type NewsletterStep =
  | { step: 'open' }
  | { step: 'asking' }
  | { step: 'refused'; message: Sentence }
  | { step: 'asked'; email: string };

/** Loads the email validation on demand, because the footer is on every page. */
function useNewsletter() {
  const [current, setCurrent] = useState<NewsletterStep>({ step: 'open' });

  async function subscribe(typed: string) {
    setCurrent({ step: 'asking' });
    try {
      const { newsletterSignUpSchema } = await import('@kargha/domain/people/newsletter-sign-up');
      const { email } = await newsletterSignUpSchema.validate({ email: typed });
      await requestSubscription(email);
      setCurrent({ step: 'asked', email });
    } catch (error) {
      setCurrent({ step: 'refused', message: errorMessage(error) });
    }
  }

  return { current, subscribe, reopen: () => setCurrent({ step: 'open' }) };
}

/** The answer does not reveal who has subscribed already. @throws ApiError */
async function requestSubscription(email: string): Promise<void> {
  await callApi('/newsletter', { method: 'POST', body: { email, ...emailLanguage() } });
}
