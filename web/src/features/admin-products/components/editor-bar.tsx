import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/controls/button.tsx';

import { adminProductsTexts } from '../admin-products-texts.ts';

const LeaveDialog = lazy(async () => ({
  default: (await import('./leave-dialog.tsx')).LeaveDialog,
}));

interface EditorBarProps {
  /** something is not saved yet */
  isChanged: boolean;
  isSaving: boolean;
  onSaveDraft: () => void;
}

/** Back, draft, save: stays in sight while the form scrolls. Leaving with unsaved changes asks first. */
export function EditorBar({ isChanged, isSaving, onSaveDraft }: EditorBarProps) {
  const texts = useTexts(adminProductsTexts);
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  useAskBeforeUnload(isChanged && !isSaving);

  const leave = () => void navigate(paths.adminProducts);

  return (
    <Bar>
      <Button aria-label={texts.back} onClick={isChanged ? () => setLeaving(true) : leave}>
        ←
      </Button>
      <span />
      <Button disabled={isSaving} onClick={onSaveDraft}>
        {texts.saveDraft}
      </Button>
      <Button type="submit" look="action" disabled={isSaving}>
        {isSaving ? texts.saving : texts.save}
      </Button>
      {isLeaving && (
        <Suspense fallback={null}>
          <LeaveDialog onStay={() => setLeaving(false)} onLeave={leave} />
        </Suspense>
      )}
    </Bar>
  );
}

/** The browser's own question when the tab is closed or another address is typed. */
function useAskBeforeUnload(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}

const Bar = styled('div')(({ theme: { vars, spacing } }) => ({
  position: 'sticky',
  insetBlockStart: 64,
  zIndex: 5,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto auto',
  gap: spacing(1),
  paddingBlock: spacing(1),
  background: vars.palette.background.default,
}));
