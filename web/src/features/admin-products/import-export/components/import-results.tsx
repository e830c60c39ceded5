import type { ReactNode } from 'react';

import type { SheetOutcome } from '@kargha/domain/catalogue/product-import-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { Tag } from '#ui/tag.tsx';
import { styled } from '#ui/theme/styled.ts';

import { importExportTexts } from '../../import-export-texts.ts';
import type { ImportProgress } from '../state/product-import.ts';

export function ImportResults({ progress }: { progress: ImportProgress }) {
  const texts = useTexts(importExportTexts);
  const { problems, accepted, refused, created, changed, unchanged } = progress;
  return (
    <>
      <Rows
        label={texts.refusedRows}
        outcomes={problems}
        count={refused}
        renderOutcome={({ problem }) => problem}
      />
      <Rows
        label={texts.otherRows}
        outcomes={accepted}
        count={created + changed + unchanged}
        renderOutcome={(outcome) => <AcceptedRow outcome={outcome} />}
      />
    </>
  );
}

interface RowsProps {
  label: string;
  outcomes: readonly SheetOutcome[];
  count: number;
  renderOutcome: (outcome: SheetOutcome) => ReactNode;
}

function Rows({ label, outcomes, count, renderOutcome }: RowsProps) {
  const texts = useTexts(importExportTexts);
  if (outcomes.length === 0) return null;
  return (
    <List aria-label={label} tabIndex={0}>
      {outcomes.map((outcome) => (
        <li key={outcome.row}>
          <strong>{texts.row(outcome.row)}</strong> {renderOutcome(outcome)}
        </li>
      ))}
      {count > outcomes.length && <li>{texts.moreRows(count - outcomes.length)}</li>}
    </List>
  );
}

const TONES = { created: 'done', changed: 'moving', unchanged: 'idle' } as const;

function AcceptedRow({ outcome: { result, title, changes, notes } }: { outcome: SheetOutcome }) {
  const texts = useTexts(importExportTexts);
  if (result === 'refused') return null;
  return (
    <>
      <Tag tone={TONES[result]}>{texts.results[result]}</Tag> {title}
      {changes.length > 0 && <Small>{texts.changedCells(changes)}</Small>}
      {notes.map((note) => (
        <Small key={note}>{note}</Small>
      ))}
    </>
  );
}

const List = styled('ul')(({ theme }) => ({
  maxHeight: '32vh',
  overflowY: 'auto',
  paddingInlineStart: theme.spacing(2.5),
  '& > li': { marginBottom: theme.spacing(0.5) },
}));

const Small = styled('small')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));
