import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { documentAddress } from '../state/staff-deeds.ts';
import { usersTexts } from '../users-texts.ts';

/** Opens the paper that a buyer has sent, in a tab of its own. */
export function DocumentButton({ path }: { path: string }) {
  const texts = useTexts(usersTexts);
  const [isBusy, setIsBusy] = useState(false);

  async function open() {
    setIsBusy(true);
    // A tab that opens later than the press is taken for an advertisement.
    const tab = window.open('', '_blank');
    try {
      const address = await documentAddress(path);
      if (tab) tab.location.href = address;
    } catch {
      tab?.close();
      showToast({ tone: 'error', message: texts.documentFailed });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button look="quiet" disabled={isBusy} onClick={() => void open()}>
      {texts.seeDocument}
    </Button>
  );
}
