import { useState } from 'react';

import { saveFile } from '#lib/files/save-file.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { readDocument } from '../state/user-intents.ts';
import { usersTexts } from '../users-texts.ts';

interface DocumentButtonProps {
  uid: string;
  /** storage path; its last segment is the file name */
  path: string;
}

export function DocumentButton({ uid, path }: DocumentButtonProps) {
  const texts = useTexts(usersTexts);
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      saveFile(path.slice(path.lastIndexOf('/') + 1), await readDocument(uid));
    } catch {
      showToast({ tone: 'error', message: texts.documentFailed });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button look="quiet" disabled={isBusy} onClick={() => void download()}>
      {texts.seeDocument}
    </Button>
  );
}
