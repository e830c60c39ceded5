import { useTexts } from '#lib/language/language.ts';

import { Button } from '../controls/button.tsx';
import { styled } from '../theme/styled.ts';
import { listTexts } from './list-texts.ts';

interface SaveBarProps {
  isDirty: boolean;
  isBusy: boolean;
  onDiscard: () => void;
}

/** Part of a form: its button submits it. */
export function SaveBar({ isDirty, isBusy, onDiscard }: SaveBarProps) {
  const texts = useTexts(listTexts);
  if (!isDirty) return null;
  return (
    <Bar role="region" aria-label={texts.unsaved} data-save-bar>
      <strong>{texts.unsaved}</strong>
      <Button disabled={isBusy} onClick={onDiscard}>
        {texts.discard}
      </Button>
      <Button look="action" type="submit" disabled={isBusy}>
        {isBusy ? texts.saving : texts.save}
      </Button>
    </Bar>
  );
}

const Bar = styled('div')(({ theme: { vars, spacing } }) => ({
  position: 'sticky',
  insetBlockEnd: spacing(1),
  zIndex: 6,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1),
  marginTop: spacing(2),
  padding: spacing(1, 2),
  borderRadius: vars.shop.radius.card,
  border: `1px solid ${vars.palette.shop.outline}`,
  background: vars.palette.background.paper,
  '& > strong': { flex: 1, minWidth: '10rem' },
}));
