import { complaintDeadlines } from '@kargha/domain/people/complaint-deadlines';
import type { TicketRow } from '@kargha/domain/people/ticket-endpoints';
import { isOpenDeadline } from '@kargha/domain/records/deadline';
import { useTexts } from '#lib/language/language.ts';
import { DeadlineTag } from '#ui/lists/deadline-tag.tsx';

import { adminMessagesTexts } from '../admin-messages-texts.ts';

export function DueTags({ ticket }: { ticket: TicketRow }) {
  const texts = useTexts(adminMessagesTexts);
  const clock = complaintDeadlines(ticket, new Date());
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
