import { useId, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

import { bulkTexts } from '../bulk-texts.ts';

interface TagsDialogProps {
  title: string;
  confirm: string;
  onChoose: (tags: string) => void;
  onClose: () => void;
}

export function TagsDialog({ title, confirm, onChoose, onClose }: TagsDialogProps) {
  const texts = useTexts(bulkTexts);
  const [tags, setTags] = useState('');
  const id = useId();

  function choose(): Promise<void> {
    if (tags.replaceAll(',', '').trim() === '') {
      return Promise.reject(new Error(texts.tagsMissing));
    }
    onChoose(tags.trim());
    return Promise.resolve();
  }

  return (
    <ActionDialog title={title} confirm={confirm} onConfirm={choose} onClose={onClose}>
      <FieldFrame id={id} label={texts.tags} hint={texts.tagsHint}>
        <TextInput
          maxLength={500}
          value={tags}
          {...describeField(id, undefined, texts.tagsHint)}
          onChange={({ currentTarget }) => setTags(currentTarget.value)}
        />
      </FieldFrame>
    </ActionDialog>
  );
}
