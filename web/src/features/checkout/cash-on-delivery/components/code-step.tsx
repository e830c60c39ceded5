import { useEffect, useId, useState } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import type { Paise } from '@kargha/domain/money/paise';
import type { Sentence } from '@kargha/domain/messages/sentence';
import { SECOND_MS } from '@kargha/domain/records/time-spans';
import { useTexts } from '#lib/language/language.ts';
import { NETWORK_MESSAGE } from '#lib/server/api-client.ts';
import { ErrorForPeople } from '#lib/server/error-message.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame, describeField } from '#ui/forms/field-frame.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { checkoutTexts } from '../../checkout-texts.ts';
import { cashOnDeliveryTexts } from '../cash-on-delivery-texts.ts';
import { confirmOrder, sendCodeAgain } from '../state/cash-offer.ts';

const LENGTH = 6;
/** The specification's countdown (§9). */
const RESEND_SECONDS = 60;

type OrderKey = Parameters<typeof confirmOrder>[0];

interface CodeStepProps {
  order: OrderKey;
  email: string;
  total: Paise;
  onPlaced: () => void;
  onBack: () => void;
}

/** The order is placed with the code from the email. */
export function CodeStep({ order, email, total, onPlaced, onBack }: CodeStepProps) {
  const texts = useTexts(cashOnDeliveryTexts);
  const shared = useTexts(checkoutTexts);
  const id = useId();
  const [code, setCode] = useState('');
  const { isBusy, error, secondsLeft, confirm, resend } = useConfirmation(order, onPlaced);
  return (
    <Surface>
      <Text variant="h2" mb={2}>
        {texts.codeTitle}
      </Text>
      <FormStack
        noValidate
        aria-label={texts.codeTitle}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm(code);
        }}
      >
        <p>{texts.codeSentTo(email)}</p>
        <p>{texts.toPay(formatPaise(total))}</p>
        <FieldFrame id={id} label={texts.code} error={error}>
          <CodeInput
            {...describeField(id, error)}
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={LENGTH}
            autoFocus
            required
            onChange={({ currentTarget: { value } }) =>
              setCode(value.replaceAll(/\D/g, '').slice(0, LENGTH))
            }
          />
        </FieldFrame>
        <Button type="submit" look="action" wide disabled={isBusy}>
          {isBusy ? texts.confirming : texts.confirm}
        </Button>
        <Button look="quiet" disabled={secondsLeft > 0 || isBusy} onClick={() => void resend()}>
          {secondsLeft > 0 ? texts.resendIn(secondsLeft) : texts.resend}
        </Button>
        <Button onClick={onBack} disabled={isBusy}>
          {shared.backToInfo}
        </Button>
      </FormStack>
    </Surface>
  );
}

function useConfirmation(order: OrderKey, onPlaced: () => void) {
  const { resent } = useTexts(cashOnDeliveryTexts);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Sentence>('');
  const { secondsLeft, restart } = useCountdown();

  async function run(work: () => Promise<void>) {
    setBusy(true);
    setError('');
    try {
      await work();
    } catch (thrown) {
      setError(thrown instanceof ErrorForPeople ? thrown.sentence : NETWORK_MESSAGE);
      setBusy(false);
      return;
    }
    setBusy(false);
  }

  return {
    isBusy,
    error,
    secondsLeft,
    confirm: (code: string) =>
      run(async () => {
        await confirmOrder(order, code);
        onPlaced();
      }),
    resend: () =>
      run(async () => {
        await sendCodeAgain(order);
        showToast({ tone: 'success', message: resent });
        restart();
      }),
  };
}

/** By the clock: timers sleep in background tabs. */
function useCountdown() {
  const [until, setUntil] = useState(() => Date.now() + RESEND_SECONDS * SECOND_MS);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return {
    secondsLeft: Math.max(0, Math.ceil((until - now) / SECOND_MS)),
    restart: () => setUntil(Date.now() + RESEND_SECONDS * SECOND_MS),
  };
}

/** One field styled as six cells, so that phones can fill it in from the message. */
const CodeInput = styled(TextInput)({
  maxWidth: '13rem',
  fontSize: '1.6rem',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.5em',
});
