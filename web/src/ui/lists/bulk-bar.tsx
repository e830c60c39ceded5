import type { ReactNode } from 'react';

import { useTexts } from '#lib/language/language.ts';

import { Button } from '../controls/button.tsx';
import { styled } from '../theme/styled.ts';
import { listTexts } from './list-texts.ts';
import type { Selection } from './selection.ts';
import type { SelectAllState } from './use-select-all-matching.ts';

interface BulkBarProps {
  selection: Selection;
  /** Set when all matching rows can be selected, not only the loaded ones. */
  all?: SelectAllState;
  children: ReactNode;
}

export function BulkBar({ selection, all, children }: BulkBarProps) {
  const texts = useTexts(listTexts);
  const { chosen, clear } = selection;
  if (chosen.length === 0) return null;
  const count = all?.everything?.count;
  return (
    <Bar role="region" aria-label={texts.chosenRows} data-bulk>
      <strong role="status">
        {count === undefined ? texts.chosen(chosen.length) : texts.allChosen(count)}
      </strong>
      {all && <ChooseAll all={all} />}
      {children}
      <Button look="quiet" onClick={clear}>
        {texts.clearChoice}
      </Button>
    </Bar>
  );
}

function ChooseAll({ all }: { all: SelectAllState }) {
  const texts = useTexts(listTexts);
  const { canChooseMore, isTooMuch, max, isBusy, choose } = all;
  if (isTooMuch) return <span role="alert">{texts.tooManyChosen(max)}</span>;
  if (!canChooseMore) return null;
  return (
    <Button look="quiet" disabled={isBusy} onClick={() => void choose()}>
      {texts.chooseMatching}
    </Button>
  );
}

/** One scrolling row on phones, where several would hide the list. */
const Bar = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  position: 'sticky',
  insetBlockStart: 72,
  zIndex: 4,
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1),
  marginBottom: spacing(2),
  overflowX: 'auto',
  '& > *': { flex: 'none' },
  [breakpoints.up('sm')]: { flexWrap: 'wrap' },
  padding: spacing(1, 2),
  borderRadius: vars.shop.radius.card,
  border: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
}));
