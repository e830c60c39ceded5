import type { TicketState } from '@kargha/domain/people/ticket';
import { useTexts } from '#lib/language/language.ts';
import { Tag, type TagTone } from '#ui/tag.tsx';

import { adminMessagesTexts } from '../admin-messages-texts.ts';

const TONES: Record<TicketState, TagTone> = {
  open: 'waiting',
  answered: 'moving',
  closed: 'idle',
};

export function MessageStatusTag({ state }: { state: TicketState }) {
  const texts = useTexts(adminMessagesTexts);
  return <Tag tone={TONES[state]}>{texts.states[state]}</Tag>;
}
