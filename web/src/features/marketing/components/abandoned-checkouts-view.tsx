import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import type { ReminderState } from '@kargha/domain/people/marketing';
import type { AbandonedRow } from '@kargha/domain/people/marketing-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';

import { marketingTexts } from '../marketing-texts.ts';
import { canRemind, useAbandonedCheckouts } from '../state/use-marketing-lists.ts';

const TONES: Record<ReminderState, TagTone> = {
  waiting: 'waiting',
  sent: 'done',
  no_consent: 'idle',
  bought: 'idle',
  late: 'idle',
};

export function AbandonedCheckoutsView() {
  const texts = useTexts(marketingTexts);
  const { list, isReminding, remind } = useAbandonedCheckouts();
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{texts.abandonedLead}</Typography>
      <PagedList
        list={list}
        loading={texts.abandonedLoading}
        failed={texts.abandonedFailed}
        empty={
          <EmptyState title={texts.abandonedNone} action={null}>
            {texts.abandonedNoneHint}
          </EmptyState>
        }
      >
        {(rows, isStale) => (
          <Rows rows={rows} isStale={isStale} isReminding={isReminding} onRemind={remind} />
        )}
      </PagedList>
    </>
  );
}

interface RowsProps {
  rows: readonly AbandonedRow[];
  isStale: boolean;
  isReminding: boolean;
  onRemind: (row: AbandonedRow) => void;
}

function Rows({ rows, isStale, isReminding, onRemind }: RowsProps) {
  const texts = useTexts(marketingTexts);
  return (
    <IndexTable
      label={texts.abandoned}
      columns={texts.abandonedColumns}
      rows={rows}
      isStale={isStale}
      idOf={({ id }) => id}
      nameOf={({ number }) => number}
      numbers={['value', 'pieces']}
      opensRows
      cells={(row) => ({
        order: <Link to={adminOrderPath(row.id)}>{row.number}</Link>,
        customer: (
          <>
            <strong>{row.name}</strong>
            <span>{row.email}</span>
          </>
        ),
        value: formatPaise(row.value),
        pieces: row.pieces,
        lastStep: texts.steps[row.lastStep],
        reminder: (
          <>
            <Tag tone={TONES[row.reminder]}>{texts.reminders[row.reminder]}</Tag>{' '}
            {row.remindedAt && formatMoment(row.remindedAt)}
            {canRemind(row) && (
              <Button
                look="quiet"
                disabled={isReminding}
                aria-label={texts.remindOrder(row.number)}
                onClick={() => onRemind(row)}
              >
                {texts.remind}
              </Button>
            )}
          </>
        ),
        date: formatMoment(row.createdAt),
      })}
    />
  );
}
