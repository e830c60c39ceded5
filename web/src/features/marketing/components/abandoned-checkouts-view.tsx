import type { ReminderState } from '@kargha/domain/people/marketing';
import { marketingEndpoints, type AbandonedRow } from '@kargha/domain/people/marketing-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { May } from '#session/components/may.tsx';
import { useStaffPages } from '#session/state/endpoint-queries.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';
import { orderLink, twoLines } from '#ui/lists/cells.tsx';
import { ResourceList } from '#ui/lists/resource-list.tsx';
import { Text } from '#ui/text.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { marketingTexts } from '../marketing-texts.ts';

const TONES: Record<ReminderState, TagTone> = {
  waiting: 'waiting',
  sent: 'done',
  no_consent: 'idle',
  bought: 'idle',
  late: 'idle',
};

const NO_FILTER = {};

/** The reminder is decided once for each checkout. */
function canRemind({ reminder, email }: AbandonedRow): boolean {
  return (reminder === 'waiting' || reminder === 'late') && email !== '';
}

export function AbandonedCheckoutsView() {
  const texts = useTexts(marketingTexts);
  const list = useStaffPages(marketingEndpoints.abandoned, NO_FILTER);
  const { isBusy, start } = useAction(async ({ id }: AbandonedRow) => {
    const { row } = await callStaffEndpoint(marketingEndpoints.remind, { params: { id } });
    const tone = row.reminder === 'sent' ? 'success' : 'info';
    showToast({ tone, message: texts.reminded[row.reminder](row.email) });
  });
  return (
    <ResourceList
      texts={texts.abandonedList}
      list={list}
      idOf={({ id }) => id}
      nameOf={({ number }) => number}
      numbers={['value', 'pieces']}
      opensRows
      cells={(row) => ({
        order: orderLink(row.id, row.number),
        customer: twoLines(row.name, row.email),
        value: formatPaise(row.value),
        pieces: row.pieces,
        lastStep: texts.steps[row.lastStep],
        reminder: (
          <>
            <Tag tone={TONES[row.reminder]}>{texts.reminders[row.reminder]}</Tag>{' '}
            {row.remindedAt && formatMoment(row.remindedAt)}
            {canRemind(row) && (
              <May permission="marketing.send">
                <Button
                  look="quiet"
                  disabled={isBusy}
                  aria-label={texts.remindOrder(row.number)}
                  onClick={() => void start(row)}
                >
                  {texts.remind}
                </Button>
              </May>
            )}
          </>
        ),
        date: formatMoment(row.createdAt),
      })}
    >
      <Text tone="secondary">{texts.abandonedLead}</Text>
    </ResourceList>
  );
}
