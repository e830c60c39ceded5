import { complaintDeadlines } from '@kargha/domain/people/complaint-deadlines';
import type { TicketRow } from '@kargha/domain/people/ticket';
import { isOpenDeadline } from '@kargha/domain/records/deadline';
import { useTexts } from '#lib/language/language.ts';
import { DeadlineTag } from '#ui/lists/deadline-tag.tsx';

import { adminMessagesTexts } from '../admin-messages-texts.ts';

export function DueTags({ ticket }: { ticket: TicketRow }) {
  const texts = useTexts(adminMessagesTexts);
  const clock = complaintDeadlines(toTicketTimes(ticket), new Date());
  if (!clock) return null;
  const { acknowledge, settle } = clock;
  return (
    <>
      {isOpenDeadline(acknowledge) && (
        <DeadlineTag
          clock={acknowledge}
          due={texts.acknowledgeBy}
          late={texts.acknowledgeOverdue}
        />
      )}
      {isOpenDeadline(settle) && (
        <DeadlineTag clock={settle} due={texts.settleBy} late={texts.settleOverdue} />
      )}
    </>
  );
}

function toTicketTimes({ kind, state, createdAt, answeredAt, closedAt }: TicketRow) {
  const time = (iso: string | null) => (iso === null ? null : new Date(iso));
  return {
    kind,
    state,
    createdAt: new Date(createdAt),
    answeredAt: time(answeredAt),
    closedAt: time(closedAt),
  };
}
