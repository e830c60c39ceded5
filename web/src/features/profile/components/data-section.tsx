import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { laterPart } from '#ui/feedback/later-part.tsx';

import { profileTexts } from '../profile-texts.ts';
import { exportData } from '../state/profile-actions.ts';
import { useDeed } from '../state/use-deed.ts';
import { Aside, Row, Section } from './section.tsx';

const DeleteAccountDialog = laterPart(
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
  { lost: 'over' },
);

/** What the shop keeps about the person: to take along, or to have deleted. */
export function DataSection() {
  const texts = useTexts(profileTexts);
  const { isBusy, run } = useDeed();
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
