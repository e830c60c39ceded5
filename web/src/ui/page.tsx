import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { breadcrumbs, type StructuredData } from '#lib/structured-data.ts';

import { PageHead } from './page-head.tsx';

export const SHOP_NAME = 'Kargha';

interface PageProps {
  /** Names the page in its heading, in the browser's tab and in history. */
  title: string;
  /** Stands under the heading. */
  lead?: ReactNode;
  /** For search results and shared links; a page that has one names its `path` too. */
  description?: string;
  path?: string;
  /** What search engines may know beside where the page stands in the shop. */
  facts?: readonly StructuredData[];
  children: ReactNode;
}

/** The frame of every page: one heading, the document's title, the width of the content. */
export function Page({ title, lead, description, path, facts = [], children }: PageProps) {
  return (
    <Container
      maxWidth={false}
      sx={{ maxWidth: 'var(--page-width)', px: { xs: 2, sm: 3 }, pb: { xs: 6, md: 9 } }}
    >
      <PageHead
        title={`${title} · ${SHOP_NAME}`}
        description={description}
        path={path}
        facts={path ? [trail(title, path), ...facts] : facts}
      />
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

function trail(title: string, path: string): StructuredData {
  return breadcrumbs([
    { name: SHOP_NAME, path: '/' },
    { name: title, path },
  ]);
}
