import { styled } from '@mui/material/styles';

import { fieldChanges } from '@kargha/domain/reports/audit';
import type { AuditEntry } from '@kargha/domain/reports/audit-endpoints';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { IndexTable } from '#ui/lists/index-table.tsx';

import { auditTexts } from '../audit-texts.ts';
import { actionLabel, fieldLabel, formatValue } from '../state/audit-labels.ts';

interface AuditTableProps {
  rows: readonly AuditEntry[];
  isStale: boolean;
}

export function AuditTable({ rows, isStale }: AuditTableProps) {
  const texts = useTexts(auditTexts);
  return (
    <IndexTable
      label={texts.title}
      columns={texts.columns}
      rows={rows}
      isStale={isStale}
      idOf={({ id }) => id}
      nameOf={({ action, target }) => `${action} ${target}`}
      cells={(entry) => ({
        what: (
          <>
            <strong>{actionLabel(entry.action)}</strong>
            <span>{entry.action}</span>
          </>
        ),
        who: <Wrapped>{entry.actorName || entry.actor}</Wrapped>,
        target: <Wrapped>{entry.target}</Wrapped>,
        change: <Change entry={entry} />,
        at: entry.at ? formatMoment(entry.at) : '',
      })}
    />
  );
}

function Change({ entry }: { entry: AuditEntry }) {
  const texts = useTexts(auditTexts);
  const changes = fieldChanges(entry);
  return (
    <Fields>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <b>{fieldLabel(field)}</b>: {truncate(before) || texts.nothing} →{' '}
          {truncate(after) || texts.nothing}
        </li>
      ))}
      {entry.reason && <li>{texts.reason(entry.reason)}</li>}
    </Fields>
  );
}

/** Longer values are complete in the export. */
const MAX_VALUE_LENGTH = 160;

function truncate(value: string): string {
  return value.length > MAX_VALUE_LENGTH
    ? `${value.slice(0, MAX_VALUE_LENGTH)}…`
    : formatValue(value);
}

const Wrapped = styled('span')({
  display: 'block',
  minWidth: 160,
  maxWidth: 240,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

const Fields = styled('ul')({
  minWidth: 280,
  maxWidth: 480,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
