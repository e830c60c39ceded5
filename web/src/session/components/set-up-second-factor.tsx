import { useId, useState } from 'react';

import { signInEndpoints } from '@kargha/domain/people/sign-in-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { secondFactorTexts } from '../second-factor-texts.ts';
import { callStaffEndpoint } from '../state/staff-endpoint.ts';
import { ButtonRow } from './button-row.tsx';

interface Started {
  secret: string;
  qr: { size: number; path: string };
}

interface SetUpSecondFactorProps {
  /** an app is set up already */
  isReplacing?: boolean;
  onDone: () => void;
}

/** From the first press to the recovery codes. */
export function SetUpSecondFactor({ isReplacing = false, onDone }: SetUpSecondFactorProps) {
  const texts = useTexts(secondFactorTexts);
  const [started, setStarted] = useState<Started>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { isBusy, start } = useAction(async () => {
    setStarted(await callStaffEndpoint(signInEndpoints.startSecondFactor, {}));
  });
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (started) {
    return (
      <ScanAndConfirm
        started={started}
        onConfirmed={setCodes}
        onCancel={() => setStarted(undefined)}
      />
    );
  }
  return (
    <div>
      {isReplacing ? (
        <Button disabled={isBusy} onClick={() => void start()}>
          {texts.replace}
        </Button>
      ) : (
        <Button look="action" disabled={isBusy} onClick={() => void start()}>
          {texts.start}
        </Button>
      )}
    </div>
  );
}

interface ScanAndConfirmProps {
  started: Started;
  onConfirmed: (codes: readonly string[]) => void;
  onCancel: () => void;
}

function ScanAndConfirm({ started: { secret, qr }, onConfirmed, onCancel }: ScanAndConfirmProps) {
  const texts = useTexts(secondFactorTexts);
  const id = useId();
  const [code, setCode] = useState('');
  const { isBusy, start } = useAction(async () => {
    if (code.trim() === '') throw new Error(texts.codeMissing);
    const { confirmSecondFactor } = signInEndpoints;
    const answer = await callStaffEndpoint(confirmSecondFactor, { body: { code: code.trim() } });
    onConfirmed(answer.recoveryCodes);
  });
  return (
    <FormStack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <p>{texts.scan}</p>
      <Qr role="img" aria-label={texts.qrLabel} viewBox={`0 0 ${qr.size} ${qr.size}`}>
        <path d={qr.path} fillRule="evenodd" />
      </Qr>
      <p>
        {texts.secret}
        <br />
        <Secret>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Secret>
      </p>
      <FieldFrame id={id} label={texts.code}>
        <TextInput
          {...describeField(id)}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </FieldFrame>
      <ButtonRow data-start>
        <Button look="action" type="submit" disabled={isBusy}>
          {texts.confirm}
        </Button>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </ButtonRow>
    </FormStack>
  );
}

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const texts = useTexts(secondFactorTexts);
  const copy = useAction(async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    showToast({ tone: 'success', message: texts.copied });
  });
  return (
    <FormStack>
      <Text variant="h3" component="h2">
        {texts.codesTitle}
      </Text>
      <p>{texts.codesHint}</p>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <ButtonRow data-start>
        <Button onClick={() => void copy.start()}>{texts.copy}</Button>
        <Button look="action" onClick={onDone}>
          {texts.saved}
        </Button>
      </ButtonRow>
    </FormStack>
  );
}

/** Dark on white in both colour modes, or phones cannot read it. */
const Qr = styled('svg')(({ theme }) => ({
  width: 'min(240px, 100%)',
  padding: theme.spacing(2),
  borderRadius: theme.vars.shop.radius.control,
  background: '#fff',
  fill: '#000',
  justifySelf: 'center',
}));

const Secret = styled('code')({ overflowWrap: 'anywhere', userSelect: 'all' });

const Codes = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: spacing(1),
  margin: 0,
  padding: spacing(2),
  borderRadius: vars.shop.radius.control,
  background: vars.palette.shop.well,
  listStyle: 'none',
}));
