import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { formatMoment } from '#lib/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import type { ShownMessage } from '#lib/quote-document.ts';
import { FileButtons } from '#ui/forms/file-buttons.tsx';
import { Surface } from '#ui/surface.tsx';

import { offerTexts } from '../offer-texts.ts';
import { quotationsTexts } from '../quotations-texts.ts';
import { fileOfMessage } from '../state/offer-answers.ts';

interface QuoteMessagesProps {
  quoteId: string;
  messages: readonly ShownMessage[];
  /** where the next one is written */
  children?: ReactNode;
}

/** What buyer and shop have written to each other, oldest first. */
export function QuoteMessages({ quoteId, messages, children }: QuoteMessagesProps) {
  const texts = useTexts(quotationsTexts);
  return (
    <Surface>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {texts.messagesTitle}
      </Typography>
      {messages.length === 0 && <p>{texts.noMessages}</p>}
      <List>
        {messages.map((message) => (
          <Message key={message.id} quoteId={quoteId} message={message} />
        ))}
      </List>
      {children}
    </Surface>
  );
}

interface MessageProps {
  quoteId: string;
  message: ShownMessage;
}

function Message({ quoteId, message }: MessageProps) {
  const texts = useTexts(quotationsTexts);
  const { download } = useTexts(offerTexts);
  const { id, from, text, version, line, files, at } = message;
  const about = version === null ? '' : ` ${aboutWords(texts, version, line)}`;
  return (
    <li>
      <p>
        <strong>{from === 'buyer' ? texts.you : texts.shop}</strong>
        {about} · <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
      </p>
      <p>{text}</p>
      <FileButtons
        paths={files}
        label={download}
        open={(name) => fileOfMessage(quoteId, id, name)}
      />
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
