import { useId, useRef, useState, type SyntheticEvent } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';
import { opsEndpoints } from '@kargha/domain/reports/ops-endpoints';
import { errorMessage } from '#lib/server/error-message.ts';
import { useTexts } from '#lib/language/language.ts';
import { ButtonRow } from '#session/components/button-row.tsx';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { opsTexts } from '../ops-texts.ts';

/** For bounces, which arrive in the shop's mailbox after the mail server has accepted an email. */
export function AddressReachability() {
  const texts = useTexts(opsTexts);
  const id = useId();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<Sentence>();
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function mark(isReachable: boolean) {
    setIsBusy(true);
    try {
      await callStaffEndpoint(opsEndpoints.reachability, { body: { email, isReachable } });
      setProblem(undefined);
      setEmail('');
      const message = isReachable ? texts.emailsAllowed(email) : texts.emailsStopped(email);
      showToast({ tone: 'success', message });
    } catch (error) {
      setProblem(errorMessage(error));
      field.current?.focus();
    } finally {
      setIsBusy(false);
    }
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void mark(false);
  }

  return (
    <Form aria-label={texts.bounced} onSubmit={submit} noValidate>
      <Text variant="h3" component="h2">
        {texts.bounced}
      </Text>
      <FieldFrame id={id} label={texts.address} error={problem} hint={texts.bouncedHint}>
        <TextInput
          ref={field}
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          {...describeField(id, problem, texts.bouncedHint)}
        />
      </FieldFrame>
      <ButtonRow data-start>
        <Button type="submit" disabled={isBusy}>
          {texts.stopEmails}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={() => void mark(true)}>
          {texts.allowEmails}
        </Button>
      </ButtonRow>
    </Form>
  );
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  maxWidth: 560,
  marginBottom: theme.spacing(3),
}));
