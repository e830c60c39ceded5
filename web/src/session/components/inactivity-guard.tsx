import { useCallback, useRef } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { SESSION_MESSAGES } from '../sign-in-failure.ts';
import { sessionTexts } from '../session-texts.ts';
import { signOut } from '../state/sign-in-actions.ts';
import { useInactivity } from '../state/use-inactivity.ts';

const ModalDialog = lazyComponent(
  async () => (await import('#ui/dialog/modal-dialog.tsx')).ModalDialog,
  { onError: 'over' },
);

export function InactivityGuard() {
  const texts = useTexts(sessionTexts);
  const hasEnded = useRef(false);

  const leave = useCallback(
    async (message: string | undefined) => {
      if (hasEnded.current) return;
      hasEnded.current = true;
      try {
        await signOut();
        if (message) showToast({ tone: 'info', title: texts.signedOut, message });
      } catch {
        hasEnded.current = false;
        showToast({ tone: 'error', message: SESSION_MESSAGES.signOutFailed });
      }
    },
    [texts],
  );
  const onGone = useCallback(() => void leave(texts.signedOutIdle), [leave, texts]);
  const { presence, stay } = useInactivity(onGone);

  if (presence.phase !== 'warned') return null;
  return (
    <ModalDialog
      isOpen
      title={texts.stillThereTitle}
      onClose={stay}
      actions={
        <>
          <Button onClick={() => void leave(undefined)}>{texts.logoutNow}</Button>
          <Button look="action" onClick={stay}>
            {texts.stay}
          </Button>
        </>
      }
    >
      <p>{texts.stillThereHint}</p>
      <Countdown role="timer">{texts.signedOutIn(clock(presence.secondsLeft))}</Countdown>
    </ModalDialog>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const Countdown = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontSize: '1.125rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
}));
