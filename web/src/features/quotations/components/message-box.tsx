import { styled } from '@mui/material/styles';
import { useId, useState, type SyntheticEvent } from 'react';

import { useTexts } from '#lib/language/language.ts';
import type { ShownVersion } from '#lib/quote-document.ts';
import { Button } from '#ui/controls/button.tsx';
import { controlStyle, describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useDeed } from '#ui/toasts/use-deed.ts';

import { offerTexts } from '../offer-texts.ts';
import { sendMessage } from '../state/offer-answers.ts';

const LONGEST = 2000;
const ALL = '';

interface MessageBoxProps {
  quoteId: string;
  /** the latest offer, whose lines a message can point to; undefined before the first */
  offer: ShownVersion | undefined;
  onSent: () => void;
}

/** Where a buyer writes to the shop, about the whole request or one line of the offer. */
export function MessageBox({ quoteId, offer, onSent }: MessageBoxProps) {
  const texts = useTexts(offerTexts);
  const id = useId();
  const [text, setText] = useState('');
  const [line, setLine] = useState(ALL);
  const [problem, setProblem] = useState<string>();
  const [messageId, setMessageId] = useState(drawnId);
  const { isBusy, start } = useDeed(async () => {
    const about = line === ALL ? null : Number(line);
    const version = about === null ? null : (offer?.version ?? null);
    await sendMessage(quoteId, { messageId, text: text.trim(), version, line: about });
    setText('');
    setMessageId(drawnId());
    showToast({ tone: 'success', message: texts.sent });
    onSent();
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const isEmpty = text.trim() === '';
    setProblem(isEmpty ? texts.messageMissing : undefined);
    if (!isEmpty) void start();
  }

  return (
    <Box aria-label={texts.write} onSubmit={submit}>
      {offer && <AboutField offer={offer} line={line} onChange={setLine} />}
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
        {texts.send}
      </Button>
    </Box>
  );
}

interface AboutFieldProps {
  offer: ShownVersion;
  line: string;
  onChange: (line: string) => void;
}

function AboutField({ offer, line, onChange }: AboutFieldProps) {
  const texts = useTexts(offerTexts);
  const lines = offer.lines.map(({ description }, place) => ({
    value: String(place),
    label: texts.aboutLine(place + 1, description),
  }));
  return (
    <SelectField
      label={texts.about}
      value={line}
      options={[{ value: ALL, label: texts.aboutAll }, ...lines]}
      onChange={onChange}
    />
  );
}

function drawnId(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

const Box = styled('form')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  marginTop: theme.spacing(3),
  '& > div': { width: '100%' },
}));

const Area = styled('textarea')((props) => ({ ...controlStyle(props), resize: 'vertical' }));
