import type { DeadlineStatus } from '@kargha/domain/records/deadline';
import { formatMoment } from '#lib/language/day-format.ts';

import { Tag } from '../tag.tsx';

interface DeadlineTagProps {
  /** a promise that is still open */
  clock: DeadlineStatus;
  /** what it says while it can be kept, and when it cannot any more */
  due: (when: string) => string;
  late: (when: string) => string;
}

/** By when something was promised, and whether that moment is over. */
export function DeadlineTag({ clock, due, late }: DeadlineTagProps) {
  const when = formatMoment(clock.due);
  if (clock.state === 'overdue') return <Tag tone="offer">{late(when)}</Tag>;
  return <Tag tone="waiting">{due(when)}</Tag>;
}
