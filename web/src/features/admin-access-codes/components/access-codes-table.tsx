import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { accessCodeState, type AccessCodeState } from '@kargha/domain/catalogue/access-code';
import type { ListedAccessCode } from '@kargha/domain/catalogue/access-code-endpoints';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';

import { adminAccessCodesTexts } from '../admin-access-codes-texts.ts';

const TONES: Record<AccessCodeState, TagTone> = {
  active: 'done',
  'used-up': 'moving',
  ended: 'waiting',
  disabled: 'idle',
};

interface AccessCodesTableProps {
  rows: readonly ListedAccessCode[];
  isStale: boolean;
  onDisable: (row: ListedAccessCode) => void;
}

export function AccessCodesTable({ rows, isStale, onDisable }: AccessCodesTableProps) {
  const texts = useTexts(adminAccessCodesTexts);
  const [now] = useState(() => new Date());
  return (
    <IndexTable
      label={texts.table}
      columns={texts.columns}
      rows={rows}
      isStale={isStale}
      idOf={({ id }) => id}
      nameOf={({ label }) => label}
      numbers={['uses']}
      cells={(row) => {
        const state = accessCodeState(row, now);
        return {
          label: <CodeName row={row} />,
          opens: <UnlockedProducts row={row} />,
          company: <Lines>{row.companyName || texts.unknown}</Lines>,
          uses: texts.usesOf(row.uses, row.maxUses),
          ends: formatDay(row.expiresAt),
          state: <Tag tone={TONES[state]}>{texts.states[state]}</Tag>,
          actions: row.active && (
            <Button
              look="quiet"
              aria-label={texts.disableNamed(row.label)}
              onClick={() => onDisable(row)}
            >
              {texts.disable}
            </Button>
          ),
        };
      }}
    />
  );
}

function CodeName({ row: { label, last4 } }: { row: ListedAccessCode }) {
  const texts = useTexts(adminAccessCodesTexts);
  return (
    <Lines>
      <strong>{label}</strong>
      <small>{texts.masked(last4)}</small>
    </Lines>
  );
}

function UnlockedProducts({ row: { opens, opensMore } }: { row: ListedAccessCode }) {
  const texts = useTexts(adminAccessCodesTexts);
  if (opens.length === 0) return <small>{opensMore ? texts.unknown : texts.unlocksNothing}</small>;
  return (
    <Lines>
      {opens.map((title, place) => (
        <span key={`${place} ${title}`}>{title}</span>
      ))}
      {opensMore && <small>{texts.andMore}</small>}
    </Lines>
  );
}

const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  justifyItems: 'start',
  width: 'max-content',
  maxWidth: '11rem',
  whiteSpace: 'normal',
  '& > small': { color: theme.vars.palette.text.secondary },
}));
