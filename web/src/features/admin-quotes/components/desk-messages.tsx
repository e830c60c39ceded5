import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState, type SyntheticEvent } from 'react';

import { mayStep, standingAt } from '@kargha/domain/quote-steps';
import { formatMoment } from '#lib/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import type { ShownMessage } from '#lib/quote-document.ts';
import { Button } from '#ui/controls/button.tsx';
import { controlStyle, describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { Surface } from '#ui/surface.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useDeed } from '#ui/toasts/use-deed.ts';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import { sendDeskMessage, type DeskQuote } from '../state/desk.ts';

const LONGEST = 2000;
const ALL = '';

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
          <Message key={message.id} message={message} />
        ))}
      </List>
      {mayWrite && <MessageForm desk={desk} onSaid={onSaid} />}
    </Surface>
  );
}

function Message({ message: { from, text, version, line, at } }: { message: ShownMessage }) {
  const texts = useTexts(adminQuotesTexts);
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
    </li>
  );
}

function MessageForm({ desk, onSaid }: DeskMessagesProps) {
  const texts = useTexts(adminQuotesTexts);
  const id = useId();
  const [text, setText] = useState('');
  const [line, setLine] = useState(ALL);
  const [problem, setProblem] = useState<string>();
  const [messageId, setMessageId] = useState(drawnId);
  const { quote, versions } = desk;
  const sent = versions.filter(({ state }) => state !== 'draft').at(-1);
  const { isBusy, start } = useDeed(async () => {
    const about = line === ALL ? null : Number(line);
    const version = about === null ? null : quote.latestVersion;
    await sendDeskMessage(quote.id, { messageId, text: text.trim(), version, line: about });
    setText('');
    setMessageId(drawnId());
    showToast({ tone: 'success', message: texts.messageSent });
    onSaid();
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const isEmpty = text.trim() === '';
    setProblem(isEmpty ? texts.messageMissing : undefined);
    if (!isEmpty) void start();
  }

  const lines = (sent?.lines ?? []).map(({ description }, place) => ({
    value: String(place),
    label: texts.line(place + 1, description),
  }));
  return (
    <Box aria-label={texts.message} onSubmit={submit}>
      {lines.length > 0 && (
        <SelectField
          label={texts.aboutField}
          value={line}
          options={[{ value: ALL, label: texts.aboutAll }, ...lines]}
          onChange={setLine}
        />
      )}
      <FieldFrame id={id} label={texts.message} error={problem}>
        <Area
          rows={3}
          maxLength={LONGEST}
          value={text}
          {...describeField(id, problem)}
          onChange={(event) => setText(event.target.value)}
        />
      </FieldFrame>
      <Button type="submit" aria-disabled={isBusy}>
        {texts.sendMessage}
      </Button>
    </Box>
  );
}

function drawnId(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

const List = styled('ol')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& > li > p:first-of-type': { color: vars.palette.text.secondary, fontSize: '0.9rem' },
  '& > li > p:last-of-type': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& strong': { color: vars.palette.text.primary },
}));

const Box = styled('form')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  marginTop: theme.spacing(3),
  '& > div': { width: '100%' },
}));

const Area = styled('textarea')((props) => ({ ...controlStyle(props), resize: 'vertical' }));
