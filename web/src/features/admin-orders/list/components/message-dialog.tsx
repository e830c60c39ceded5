import { useId, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextArea, TextInput } from '#ui/forms/text-input.tsx';

import { adminOrdersTexts } from '../../admin-orders-texts.ts';

interface OrderMessage {
  subject: string;
  text: string;
}

interface MessageDialogProps {
  title: string;
  onSend: (message: OrderMessage) => void;
  onClose: () => void;
}

/** An email to the customers of some orders. */
export function MessageDialog({ title, onSend, onClose }: MessageDialogProps) {
  const texts = useTexts(adminOrdersTexts);
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const id = useId();

  function send(): Promise<void> {
    if (subject.trim() === '' || text.trim() === '') {
      return Promise.reject(new Error(texts.messageMissing));
    }
    onSend({ subject: subject.trim(), text: text.trim() });
    return Promise.resolve();
  }

  return (
    <ActionDialog title={title} confirm={texts.bulk.message} onConfirm={send} onClose={onClose}>
      <p>{texts.messageHint}</p>
      <FieldFrame id={`${id}-subject`} label={texts.messageSubject}>
        <TextInput
          id={`${id}-subject`}
          maxLength={120}
          value={subject}
          onChange={({ currentTarget }) => setSubject(currentTarget.value)}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-text`} label={texts.messageText}>
        <TextArea
          id={`${id}-text`}
          rows={6}
          maxLength={4000}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </FieldFrame>
    </ActionDialog>
  );
}
