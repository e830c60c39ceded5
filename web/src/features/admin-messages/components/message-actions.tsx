import { nextTicketState, TICKET_STEPS } from '@kargha/domain/people/ticket';
import type { TicketDetails } from '@kargha/domain/people/ticket-endpoints';
import type { TicketStep } from '@kargha/domain/people/ticket';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminMessagesTexts } from '../admin-messages-texts.ts';
import { changeMessageStatus } from '../state/use-messages.ts';
import { useReloadOnConflict } from '../state/use-reload-on-conflict.ts';

interface MessageActionsProps {
  ticket: TicketDetails;
  onChange: (ticket: TicketDetails) => void;
  onReload: () => void;
}

export function MessageActions({ ticket, onChange, onReload }: MessageActionsProps) {
  const texts = useTexts(adminMessagesTexts);
  const { isBusy, start } = useAction(async (step: TicketStep) => {
    onChange(await changeMessageStatus(ticket, step));
    showToast({ tone: 'success', message: texts.done[step] });
  }, useReloadOnConflict(onReload));
  return TICKET_STEPS.filter((step) => nextTicketState(ticket.state, step) !== null)
    .toReversed()
    .map((step) => (
      <Button
        key={step}
        look={step === 'answer' ? 'action' : 'plain'}
        aria-disabled={isBusy}
        onClick={() => void start(step)}
      >
        {texts[step]}
      </Button>
    ));
}
