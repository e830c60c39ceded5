import { useId, useState, type SyntheticEvent } from 'react';

import { Button } from '../controls/button.tsx';
import { styled } from '../theme/styled.ts';
import { useAction } from '../toasts/use-action.ts';
import { describeField, FieldFrame } from './field-frame.tsx';
import { FileField } from './file-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-input.tsx';
import { useFiles, type FileStore } from './use-files.ts';

const MAX_LENGTH = 2000;
const ALL = '';

/** The id stays until the message is sent, so that a retry is the same message. */
interface WrittenMessage {
  messageId: string;
  text: string;
  line: number | null;
  files: readonly string[];
}

interface MessageFormProps {
  words: {
    form: string;
    about: string;
    aboutAll: string;
    message: string;
    missing: string;
    send: string;
    files: string;
    filesHint: string;
  };
  lines: readonly string[];
  storeFor: (messageId: string) => FileStore;
  /** an error is shown as a toast, and the text stays */
  onSend: (message: WrittenMessage) => Promise<void>;
}

export function MessageForm({ words, lines, storeFor, onSend }: MessageFormProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [line, setLine] = useState(ALL);
  const [problem, setProblem] = useState<string>();
  const [messageId, setMessageId] = useState(createMessageId);
  const chosen = useFiles([], storeFor(messageId));
  const { isBusy, start } = useAction(async () => {
    const about = line === ALL ? null : Number(line);
    await onSend({ messageId, text: text.trim(), line: about, files: chosen.files });
    setText('');
    chosen.clear();
    setMessageId(createMessageId());
  });
  const isUploading = chosen.uploads.length > 0;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const isEmpty = text.trim() === '';
    setProblem(isEmpty ? words.missing : undefined);
    if (!isEmpty && !isUploading) void start();
  }

  const choices = lines.map((label, place) => ({ value: String(place), label }));
  return (
    <Box aria-label={words.form} onSubmit={submit}>
      {choices.length > 0 && (
        <SelectField
          label={words.about}
          value={line}
          options={[{ value: ALL, label: words.aboutAll }, ...choices]}
          onChange={setLine}
        />
      )}
      <FieldFrame id={id} label={words.message} error={problem}>
        <TextArea
          rows={3}
          maxLength={MAX_LENGTH}
          value={text}
          {...describeField(id, problem)}
          onChange={(event) => setText(event.target.value)}
        />
      </FieldFrame>
      <FileField label={words.files} hint={words.filesHint} chosen={chosen} />
      <Button type="submit" aria-disabled={isBusy || isUploading}>
        {words.send}
      </Button>
    </Box>
  );
}

function createMessageId(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

const Box = styled('form')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  marginTop: theme.spacing(3),
  '& > div': { width: '100%' },
}));
