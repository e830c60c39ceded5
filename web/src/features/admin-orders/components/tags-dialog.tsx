import { useId, useState } from 'react';

import { typedTags } from '@kargha/domain/orders/order-tags';
import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

import { adminOrdersTexts } from '../admin-orders-texts.ts';
import { useOrderTags } from '../state/order-tags.ts';

interface TagsDialogProps {
  title: string;
  confirm: string;
  /** Gets names, separated by commas. */
  onConfirm: (tags: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for tags and suggests those that the shop has. */
export function TagsDialog({ title, confirm, onConfirm, onClose }: TagsDialogProps) {
  const texts = useTexts(adminOrdersTexts);
  const known = useOrderTags();
  const [typed, setTyped] = useState('');
  const id = useId();

  async function send() {
    if (typedTags(typed).length === 0) throw new Error(texts.tagsMissing);
    await onConfirm(typed);
  }

  return (
    <ActionDialog title={title} confirm={confirm} onConfirm={send} onClose={onClose}>
      <FieldFrame id={id} label={texts.tags} hint={texts.tagsHint}>
        <TextInput
          {...describeField(id, undefined, texts.tagsHint)}
          autoComplete="off"
          list={`${id}-known`}
          maxLength={400}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <datalist id={`${id}-known`}>
          {known.map((tag) => (
            <option key={tag.id} value={tag.name} />
          ))}
        </datalist>
      </FieldFrame>
    </ActionDialog>
  );
}
