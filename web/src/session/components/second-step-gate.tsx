import { useEffect, useState, type ReactNode } from 'react';

import { missingStep, type MissingStep } from '@kargha/domain/people/second-factor';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { SHOP_NAME } from '@kargha/domain/settings/shop-name';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { sessionTexts } from '../session-texts.ts';
import { secondStepTexts } from '../second-step-texts.ts';
import { reloadProfile, signedInAt, signOut } from '../state/sign-in-actions.ts';
import { ButtonRow } from './button-row.tsx';
import { CodeField, verifyCode } from './second-step-form.tsx';

const SetUpSecondFactor = lazyComponent(
  async () => (await import('./set-up-second-factor.tsx')).SetUpSecondFactor,
  { onError: 'in-place' },
);

interface SecondStepGateProps {
  profile: UserProfile;
  children: ReactNode;
}

/** Shows the back office once this sign-in has passed the second step, where one is needed. */
export function SecondStepGate({ profile, children }: SecondStepGateProps) {
  const texts = useTexts(sessionTexts);
  const missing = useMissingStep(profile);
  if (missing === 'unknown') return <Spinner label={texts.checking} />;
  if (missing === 'code') return <EnterCode />;
  if (missing === 'set-up') return <SetUp />;
  return (
    <>
      <GraceNotice profile={profile} />
      {children}
    </>
  );
}

/**
 * Once passed it stays so on this page: a confirmed password is a new sign-in, whose code a dialog asks for, so that
 * nothing that was typed is lost.
 */
function useMissingStep({ secondFactor }: UserProfile): MissingStep | 'unknown' {
  const isNeeded = Boolean(secondFactor?.neededFrom);
  const [missing, setMissing] = useState<MissingStep | 'unknown'>(isNeeded ? 'unknown' : null);
  useEffect(() => {
    if (missing === null) return undefined;
    let isCurrent = true;
    void signedInAt().then((second) => {
      if (isCurrent) setMissing(missingStep(secondFactor, second, new Date()));
    });
    return () => {
      isCurrent = false;
    };
  }, [missing, secondFactor]);
  return missing;
}

function EnterCode() {
  const texts = useTexts(secondStepTexts);
  const [code, setCode] = useState('');
  const { isBusy, start } = useAction(() => verifyCode(code, texts.codeMissing));
  return (
    <Frame title={texts.title}>
      <FormStack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <CodeField code={code} onChange={setCode} />
        <p>{texts.lost}</p>
        <ButtonRow data-start>
          <Button look="action" type="submit" disabled={isBusy}>
            {texts.confirm}
          </Button>
          <Button onClick={() => void signOut()}>{texts.signOut}</Button>
        </ButtonRow>
      </FormStack>
    </Frame>
  );
}

function SetUp() {
  const texts = useTexts(secondStepTexts);
  return (
    <Frame title={texts.setUpTitle}>
      <p>{texts.setUpHint}</p>
      <SetUpSecondFactor onDone={() => void reloadProfile()} />
      <ButtonRow data-start>
        <Button onClick={() => void signOut()}>{texts.signOut}</Button>
      </ButtonRow>
    </Frame>
  );
}

/** While there are days of grace. */
function GraceNotice({ profile: { secondFactor } }: { profile: UserProfile }) {
  const texts = useTexts(secondStepTexts);
  if (!secondFactor?.neededFrom || secondFactor.isSet) return null;
  return (
    <Notice tone="warning" title={texts.soon(formatDay(secondFactor.neededFrom))}>
      <Link to={adminPaths.profile}>{texts.setUp}</Link>
    </Notice>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Centre>
      <title>{`${title} · ${SHOP_NAME}`}</title>
      <Sheet>
        <Text variant="h1">{title}</Text>
        {children}
      </Sheet>
    </Centre>
  );
}

const Centre = styled('main')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  minHeight: '100dvh',
  padding: theme.spacing(3, 2),
}));

const Sheet = styled(Surface)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  width: 'min(480px, calc(100vw - 32px))',
}));
