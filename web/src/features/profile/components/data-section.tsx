import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';

import { profileTexts } from '../profile-texts.ts';
import { exportData } from '../state/profile-actions.ts';
import { useDeed } from '../state/use-deed.ts';
import { Aside, Row, Section } from './section.tsx';

const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
}));

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
      {isDeleting && (
        <Suspense fallback={null}>
          <DeleteAccountDialog onClose={() => setIsDeleting(false)} />
        </Suspense>
      )}
    </Section>
  );
}
