import { formatLongDateTime } from '@kargha/domain/india/long-date-time';
import { ALARM_LABELS, type AlarmKind } from '@kargha/domain/reports/ops';

import { composeEmail } from '../email.ts';
import type { Mail } from '../../records/email-record.ts';

interface RaisedAlarm {
  kind: AlarmKind;
  message: string;
  since: Date;
}

export function alarmEmail(
  { kind, message, since }: RaisedAlarm,
  { email, shop }: { email: string; shop: string },
): Mail {
  return composeEmail({ email }, `Alarm: ${ALARM_LABELS[kind]}`, [
    `An alarm was raised in your shop on ${formatLongDateTime(since)} (India): ${ALARM_LABELS[kind]}.`,
    message,
    { text: 'Open the alarm', address: `${shop}/admin/ops` },
    'We send this email once. The alarm closes automatically when the problem is fixed.',
  ]);
}
