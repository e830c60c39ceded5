import type { SavedAddress } from '@kargha/domain/people/user-schema';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';

import { profileTexts } from '../../profile-texts.ts';
import { formatAddressLine, withoutAddress } from '../state/address-book.ts';

interface RemoveAddressDialogProps {
  book: SavedAddress[];
  address: SavedAddress;
  onSaveBook: (book: SavedAddress[]) => Promise<void>;
  onClose: () => void;
}

export function RemoveAddressDialog({
  book,
  address,
  onSaveBook,
  onClose,
}: RemoveAddressDialogProps) {
  const texts = useTexts(profileTexts);
  return (
    <ModalDialog
      isOpen
      title={texts.removeAddressTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button look="action" onClick={() => void onSaveBook(withoutAddress(book, address.id))}>
            {texts.remove}
          </Button>
        </>
      }
    >
      <p>{texts.removeAddressHint(formatAddressLine(address))}</p>
    </ModalDialog>
  );
}
