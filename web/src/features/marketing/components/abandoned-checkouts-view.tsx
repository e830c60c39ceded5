import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import type { ReminderState } from '@kargha/domain/people/marketing';
import { formatPaise } from '@kargha/domain/money/money-format';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';
import { twoLines } from '#ui/lists/cells.tsx';
import { ResourceList } from '#ui/lists/resource-list.tsx';

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
    <ResourceList
      texts={texts.abandonedList}
      list={list}
      idOf={({ id }) => id}
      nameOf={({ number }) => number}
      numbers={['value', 'pieces']}
      opensRows
      cells={(row) => ({
        order: <Link to={adminOrderPath(row.id)}>{row.number}</Link>,
        customer: twoLines(row.name, row.email),
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
                onClick={() => remind(row)}
              >
                {texts.remind}
              </Button>
            )}
          </>
        ),
        date: formatMoment(row.createdAt),
      })}
    >
      <Typography sx={{ color: 'text.secondary' }}>{texts.abandonedLead}</Typography>
    </ResourceList>
  );
}
