import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';

import { pictureTexts } from '../../picture-texts.ts';

interface RemoveVideoDialogProps {
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

export function RemoveVideoDialog({ onConfirm, onClose }: RemoveVideoDialogProps) {
  const texts = useTexts(pictureTexts);
  return (
    <ActionDialog
      title={texts.removeVideoAsk}
      confirm={texts.removeVideo}
      isDestructive
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{texts.removeVideoText}</p>
    </ActionDialog>
  );
}
