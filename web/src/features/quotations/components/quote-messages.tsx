import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { formatMoment } from '#lib/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import type { ShownMessage } from '#lib/quote-document.ts';
import { Surface } from '#ui/surface.tsx';

import { quotationsTexts } from '../quotations-texts.ts';

interface QuoteMessagesProps {
  messages: readonly ShownMessage[];
  /** where the next one is written */
  children?: ReactNode;
}

/** What buyer and shop have written to each other, oldest first. */
export function QuoteMessages({ messages, children }: QuoteMessagesProps) {
  const texts = useTexts(quotationsTexts);
  return (
    <Surface>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {texts.messagesTitle}
      </Typography>
      {messages.length === 0 && <p>{texts.noMessages}</p>}
      <List>
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </List>
      {children}
    </Surface>
  );
}

function Message({ message: { from, text, version, line, at } }: { message: ShownMessage }) {
  const texts = useTexts(quotationsTexts);
  const about = version === null ? '' : ` ${aboutWords(texts, version, line)}`;
  return (
    <li>
      <p>
        <strong>{from === 'buyer' ? texts.you : texts.shop}</strong>
        {about} · <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
      </p>
      <p>{text}</p>
    </li>
  );
}

/** Lines are counted from 0 where they are kept, from 1 where people read. */
function aboutWords(texts: typeof quotationsTexts.en, version: number, line: number | null) {
  return line === null ? texts.aboutVersion(version) : texts.aboutLine(version, line + 1);
}

const List = styled('ol')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& > li > p:first-of-type': { color: vars.palette.text.secondary, fontSize: '0.9rem' },
  '& > li > p:last-of-type': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& strong': { color: vars.palette.text.primary },
}));
