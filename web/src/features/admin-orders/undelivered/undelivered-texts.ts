import type { FailedDeliveryState } from '@kargha/domain/couriers/failed-delivery-schema';
import type { UNDELIVERED_VIEWS } from '@kargha/domain/couriers/failed-delivery-endpoints';
import type { Catalogue } from '#lib/language/language.ts';

const STATES: Record<FailedDeliveryState, string> = {
  open: 'Waits for the customer',
  answered: 'Being sent',
  sent: 'The courier knows',
  refused: 'Refused by the aggregator',
  overdue: 'No answer',
  closed: 'Closed',
};

const VIEW_NAMES: Record<(typeof UNDELIVERED_VIEWS)[number], string> = {
  waiting: 'Waiting for the customer',
  answered: 'Answered',
  attention: 'Needs attention',
  closed: 'Closed',
};

const en = {
  title: 'Undelivered parcels',
  subtitle:
    'The courier could not deliver these parcels. Customers choose by email what happens next; you can answer for them.',
  views: 'Undelivered parcels by status',
  viewNames: VIEW_NAMES,
  all: 'All open',
  loading: 'Loading parcels…',
  failed: 'Failed to load parcels',
  empty: 'No undelivered parcels',
  emptyHint: 'Parcels appear here when a courier reports a failed delivery.',
  none: 'No parcels in this view',
  noneHint: 'Try a different view.',
  columns: {
    order: 'Order',
    parcel: 'Parcel',
    reason: 'Reason',
    status: 'Status',
    answer: 'Answer',
    actions: 'Actions',
  },
  attempt: (attempt: number, day: string) => `Attempt ${attempt}, ${day}`,
  noReason: 'No reason given',
  answerBy: (time: string) => `Until ${time}`,
  states: STATES,
  by: (who: string) => `By: ${who}`,
  nextPossible: 'Deliver again',
  onDay: (day: string) => `Deliver on ${day}`,
  to: (place: string) => `Deliver to ${place}`,
  goesBack: 'Send back',
  noAnswer: '—',
  answerFor: 'Answer',
  answerOf: (awb: string) => `Answer for parcel ${awb}`,
};

export const undeliveredTexts: Catalogue<typeof en> = { en };
