import Container from '@mui/material/Container';

import { useTexts } from '#lib/language/language.ts';

import { uiTexts } from '../ui-texts.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { Skeleton } from './skeleton.tsx';

export function PageSkeleton() {
  const texts = useTexts(uiTexts);
  return (
    <Container
      maxWidth={false}
      sx={{ maxWidth: 'var(--page-width)', minHeight: '80vh', pt: 5 }}
      data-waiting
    >
      <VisuallyHidden role="status">{texts.loadingPage}</VisuallyHidden>
      <Skeleton style={{ width: 'min(60%, 420px)', height: 40 }} />
      <Skeleton style={{ width: 'min(90%, 620px)', height: 20, marginTop: 16 }} />
      <Skeleton style={{ height: '40vh', marginTop: 32 }} />
    </Container>
  );
}
