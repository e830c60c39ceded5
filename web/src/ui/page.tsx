import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export const SHOP_NAME = 'Kargha';

interface PageProps {
  /** Names the page in its heading, in the browser's tab and in history. */
  title: string;
  /** Stands under the heading. */
  lead?: ReactNode;
  /** The heading is for screen readers only, because the content shows its own. */
  hideHeading?: boolean;
  children: ReactNode;
}

/** The frame of every page: one heading, the document's title, the width of the content. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <Container
      maxWidth={false}
      sx={{ maxWidth: 'var(--page-width)', px: { xs: 2, sm: 3 }, pb: { xs: 6, md: 9 } }}
    >
      <title>{`${title} · ${SHOP_NAME}`}</title>
      <Typography variant="h1" sx={{ mt: { xs: 3, md: 5 }, mb: lead ? 1 : 3 }}>
        {title}
      </Typography>
      {lead && (
        <Typography sx={{ color: 'text.secondary', maxWidth: '42rem', mb: 3 }}>{lead}</Typography>
      )}
      {children}
    </Container>
  );
}
