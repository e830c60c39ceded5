import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

import { profileTexts } from '../profile-texts.ts';
import { exportData } from '../state/profile-actions.ts';
import { useAction } from '../state/use-action.ts';
import { Aside, Row, Section } from './section.tsx';

const DeleteAccountDialog = lazyComponent(
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
  { onError: 'over' },
);

export function DataSection() {
  const texts = useTexts(profileTexts);
  const { isBusy, run } = useAction();
  const [isDeleting, setIsDeleting] = useState(false);
  const exported = { title: texts.saved, message: texts.exported };
  return (
    <Section title={texts.dataTitle}>
      <Row>
        <Aside>{texts.exportHint}</Aside>
        <Button disabled={isBusy} onClick={() => void run(exportData, exported)}>
          {isBusy ? texts.working : texts.exportData}
        </Button>
      </Row>
      <Typography variant="h3">{texts.deleteTitle}</Typography>
      <Row>
        <Aside>{texts.deleteHint}</Aside>
        <Button onClick={() => setIsDeleting(true)}>{texts.deleteAccount}</Button>
      </Row>
      {isDeleting && <DeleteAccountDialog onClose={() => setIsDeleting(false)} />}
    </Section>
  );
}
