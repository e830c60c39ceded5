import {
  undeliveredEndpoints,
  UNDELIVERED_VIEWS,
  type UndeliveredParcel,
} from '@kargha/domain/couriers/failed-delivery-endpoints';
import {
  STATES_FOR_STAFF,
  type FailedDeliveryState,
} from '@kargha/domain/couriers/failed-delivery-schema';
import { startOfIndianDay } from '@kargha/domain/india/indian-day';
import { formatDay, formatMoment, formatWeekday } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useStaffList } from '#session/state/endpoint-queries.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { useCan } from '#session/state/permissions.ts';
import { Button } from '#ui/controls/button.tsx';
import { orderLink, twoLines } from '#ui/lists/cells.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';
import { DeliveryAnswerDialog } from '#ui/orders/delivery-answer-dialog.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';

import { undeliveredTexts } from '../undelivered-texts.ts';

const DEFAULTS = { view: '' };

const TONES: Record<FailedDeliveryState, TagTone> = {
  open: 'waiting',
  answered: 'moving',
  sent: 'moving',
  refused: 'waiting',
  overdue: 'waiting',
  closed: 'idle',
};

export function UndeliveredPage() {
  const texts = useTexts(undeliveredTexts);
  const can = useCan();
  const resource = useStaffList(undeliveredEndpoints.list, DEFAULTS);
  return (
    <ResourcePage
      subtitle={texts.subtitle}
      texts={texts}
      {...resource}
      views={{ name: 'view', ids: UNDELIVERED_VIEWS, labels: texts.viewNames, all: texts.all }}
      idOf={({ id }) => id}
      nameOf={({ awb }) => awb}
      cells={(row, open) => ({
        order: orderLink(row.orderId, row.orderNumber),
        parcel: twoLines(row.awb, row.courier),
        reason: twoLines(
          row.reason || texts.noReason,
          texts.attempt(row.attempt, formatDay(row.failedAt)),
        ),
        status: <Status row={row} />,
        answer: <Answer row={row} />,
        actions: can('orders.ship') && STATES_FOR_STAFF.includes(row.state) && (
          <Button aria-label={texts.answerOf(row.awb)} onClick={open}>
            {texts.answerFor}
          </Button>
        ),
      })}
      rowDialog={({ id, awb, deliveryState }, close) => (
        <DeliveryAnswerDialog
          awb={awb}
          state={deliveryState}
          onSend={async (answer) => {
            await callStaffEndpoint(undeliveredEndpoints.answer, { params: { id }, body: answer });
            resource.list.reload();
          }}
          onClose={close}
        />
      )}
    />
  );
}

function Status({ row: { state, answerBy, problem } }: { row: UndeliveredParcel }) {
  const texts = useTexts(undeliveredTexts);
  const until = answerBy === null ? '' : texts.answerBy(formatMoment(answerBy));
  return twoLines(<Tag tone={TONES[state]}>{texts.states[state]}</Tag>, problem || until);
}

function Answer({ row }: { row: UndeliveredParcel }) {
  const texts = useTexts(undeliveredTexts);
  if (row.choice === '') return texts.noAnswer;
  return twoLines(<AnswerText row={row} />, texts.by(row.answeredBy));
}

function AnswerText({ row: { choice, day, newAddress, newPhone } }: { row: UndeliveredParcel }) {
  const texts = useTexts(undeliveredTexts);
  if (choice === 'return') return texts.goesBack;
  const place = [newAddress, newPhone].filter((part) => part !== '').join(', ');
  if (place !== '') return texts.to(place);
  return day === '' ? texts.nextPossible : texts.onDay(formatWeekday(startOfIndianDay(day)));
}
