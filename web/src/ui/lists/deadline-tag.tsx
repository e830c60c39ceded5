import type { DeadlineStatus } from '@kargha/domain/records/deadline';
import { formatMoment } from '#lib/language/day-format.ts';

import { Tag } from '../tag.tsx';

interface DeadlineTagProps {
  clock: DeadlineStatus;
  due: (when: string) => string;
  late: (when: string) => string;
}

export function DeadlineTag({ clock, due, late }: DeadlineTagProps) {
  const when = formatMoment(clock.due);
  if (clock.state === 'overdue') return <Tag tone="offer">{late(when)}</Tag>;
  return <Tag tone="waiting">{due(when)}</Tag>;
}
