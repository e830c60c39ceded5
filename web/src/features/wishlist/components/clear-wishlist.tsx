import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { restoreFocusAfterDialog, mainElement } from '#lib/browser/page-focus.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { clearWishlist } from '../state/wishlist-store.ts';
import { wishlistTexts } from '../wishlist-texts.ts';

const ModalDialog = lazyComponent(
  async () => (await import('#ui/dialog/modal-dialog.tsx')).ModalDialog,
  { onError: 'over' },
);

export function ClearWishlist({ count }: { count: number }) {
  const texts = useTexts(wishlistTexts);
  const [isAsking, setIsAsking] = useState(false);

  function clear() {
    setIsAsking(false);
    const undo = clearWishlist();
    restoreFocusAfterDialog(mainElement);
    showToast({
      tone: 'success',
      message: texts.cleared,
      action: { label: texts.undo, onSelect: undo },
    });
  }

  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{texts.clearAll}</Button>
      {isAsking && (
        <ModalDialog
          isOpen
          title={texts.clearTitle}
          onClose={() => setIsAsking(false)}
          actions={
            <>
              <Button onClick={() => setIsAsking(false)}>{texts.keepItems}</Button>
              <Button look="action" onClick={clear}>
                {texts.clearAll}
              </Button>
            </>
          }
        >
          {texts.clearHint(count)}
        </ModalDialog>
      )}
    </>
  );
}
