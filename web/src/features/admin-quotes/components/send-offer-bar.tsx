import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ActionDialog } from '#ui/dialog/lazy-dialogs.ts';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import { takeStep, type StaffQuote } from '../state/staff-quote.ts';

interface SendBarProps {
  staffQuote: StaffQuote;
  isDirty: boolean;
  isSaving: boolean;
  onChange: (staffQuote: StaffQuote) => void;
}

export function SendBar({ staffQuote, isDirty, isSaving, onChange }: SendBarProps) {
  const texts = useTexts(adminQuotesTexts);
  const [isAsking, setAsking] = useState(false);
  const { quote, versions } = staffQuote;
  const isDraftSaved = versions.some(({ state }) => state === 'draft');
  const isReady = isDraftSaved && !isDirty;
  const next = quote.latestVersion + 1;

  async function send() {
    onChange(await takeStep(quote, 'send'));
    showToast({ tone: 'success', message: texts.sent });
  }

  return (
    <Bar>
      {isDraftSaved && isDirty && <p>{texts.saveFirst}</p>}
      <Button type="submit" look={isReady ? 'plain' : 'action'} aria-disabled={isSaving}>
        {isSaving ? texts.saving : texts.save}
      </Button>
      {isReady && (
        <Button look="action" onClick={() => setAsking(true)}>
          {texts.send(next)}
        </Button>
      )}
      {isAsking && (
        <ActionDialog
          title={texts.sendTitle(next)}
          confirm={texts.sendConfirm}
          onConfirm={send}
          onClose={() => setAsking(false)}
        >
          <p>{texts.sendHint(quote.email)}</p>
        </ActionDialog>
      )}
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: theme.spacing(1.5),
}));
