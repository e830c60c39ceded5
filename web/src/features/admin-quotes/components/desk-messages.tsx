import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { mayStep, standingAt } from '@kargha/domain/quote-steps';
import { formatMoment } from '#lib/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import type { ShownMessage } from '#lib/quote-document.ts';
import { FileButtons } from '#ui/forms/file-buttons.tsx';
import { MessageForm } from '#ui/forms/message-form.tsx';
import { Surface } from '#ui/surface.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import {
  deskMessageFile,
  dropMessageFile,
  putMessageFile,
  sendDeskMessage,
  type DeskQuote,
} from '../state/desk.ts';

interface DeskMessagesProps {
  desk: DeskQuote;
  onSaid: () => void;
}

/** What shop and buyer have written, oldest first, and where the next word is written. */
export function DeskMessages({ desk, onSaid }: DeskMessagesProps) {
  const texts = useTexts(adminQuotesTexts);
  const { messages, quote } = desk;
  const mayWrite = mayStep(standingAt(quote, new Date()), 'message', 'staff');
  return (
    <Surface>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {texts.messagesTitle}
      </Typography>
      {messages.length === 0 && <p>{texts.noMessages}</p>}
      <List>
        {messages.map((message) => (
          <Message key={message.id} quoteId={quote.id} message={message} />
        ))}
      </List>
      {mayWrite && <DeskMessageForm desk={desk} onSaid={onSaid} />}
    </Surface>
  );
}

interface MessageProps {
  quoteId: string;
  message: ShownMessage;
}

function Message({ quoteId, message }: MessageProps) {
  const texts = useTexts(adminQuotesTexts);
  const { id, from, text, version, line, files, at } = message;
  const exact = (place: number) =>
    line === null ? texts.about(place) : texts.aboutLine(place, line + 1);
  const about = version === null ? '' : ` ${exact(version)}`;
  return (
    <li>
      <p>
        <strong>{from === 'buyer' ? texts.buyer : texts.shop}</strong>
        {about} · <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
      </p>
      <p>{text}</p>
      <FileButtons
        paths={files}
        label={texts.download}
        open={(name) => deskMessageFile(quoteId, id, name)}
      />
    </li>
  );
}

function DeskMessageForm({ desk: { uid, quote, versions }, onSaid }: DeskMessagesProps) {
  const texts = useTexts(adminQuotesTexts);
  const {
    aboutField: about,
    aboutAll,
    message,
    messageMissing: missing,
    sendMessage: send,
    attach: files,
    attachHint: filesHint,
  } = texts;
  const sent = versions.filter(({ state }) => state !== 'draft').at(-1);
  return (
    <MessageForm
      words={{ form: message, about, aboutAll, message, missing, send, files, filesHint }}
      storeFor={(messageId) => {
        const place = { uid, quoteId: quote.id, messageId };
        return {
          attach: (name, file, onProgress) => putMessageFile(place, name, file, onProgress),
          detach: (name) => dropMessageFile(place, name),
        };
      }}
      lines={(sent?.lines ?? []).map(({ description }, place) =>
        texts.line(place + 1, description),
      )}
      onSend={async (written) => {
        const version = written.line === null ? null : quote.latestVersion;
        await sendDeskMessage(quote.id, { ...written, version });
        showToast({ tone: 'success', message: texts.messageSent });
        onSaid();
      }}
    />
  );
}

const List = styled('ol')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& > li > p:first-of-type': { color: vars.palette.text.secondary, fontSize: '0.9rem' },
  '& > li > p:last-of-type': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& strong': { color: vars.palette.text.primary },
}));
