import { useState } from 'react';

import { MAX_QUOTE_LINES } from '@kargha/domain/quotes/quote';
import { useTexts } from '#lib/language/language.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { styled } from '#ui/theme/styled.ts';

import { quoteFormTexts } from '../../quote-form-texts.ts';
import { setDraftLines, type WantedLine } from '../state/quote-draft.ts';

const RequestForm = lazyComponent(
  async () => (await import('./quote-request-form.tsx')).RequestForm,
  {
    onError: 'over',
  },
);

interface QuoteLinesButtonProps {
  label: string;
  lines: readonly WantedLine[];
  onSent?: () => void;
}

export function QuoteLinesButton({ label, lines, onSent }: QuoteLinesButtonProps) {
  const texts = useTexts(quoteFormTexts);
  const profile = useSession(selectProfile);
  const [isOpen, setOpen] = useState(false);
  if (profile?.role !== 'b2b_buyer') return null;
  const isTooLong = lines.length > MAX_QUOTE_LINES;

  function open() {
    if (profile) setDraftLines(profile, lines);
    setOpen(true);
  }

  return (
    <Frame>
      <Button wide disabled={lines.length === 0 || isTooLong} onClick={open}>
        {label}
      </Button>
      {isTooLong && <p role="status">{texts.tooManyLines(MAX_QUOTE_LINES)}</p>}
      {isOpen && (
        <RequestForm profile={profile} onSent={() => onSent?.()} onClose={() => setOpen(false)} />
      )}
    </Frame>
  );
}

const Frame = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(0.75),
  '& > p': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
}));
