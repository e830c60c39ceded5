import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';

import { adminProductsTexts } from '../admin-products-texts.ts';

/** Asks before what was typed is lost. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const texts = useTexts(adminProductsTexts);
  return (
    <ModalDialog
      isOpen
      title={texts.leaveTitle}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onLeave}>{texts.leave}</Button>
          <Button look="action" onClick={onStay}>
            {texts.stay}
          </Button>
        </>
      }
    >
      <p>{texts.leaveHint}</p>
    </ModalDialog>
  );
}
