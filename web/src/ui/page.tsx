import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { SHOP_NAME as NAME } from '@kargha/domain/settings/shop-name';
import type { Language } from '#lib/language/language.ts';
import { breadcrumbs, type StructuredData } from '#lib/shop/structured-data.ts';

import { SafeContent } from './feedback/safe-content.tsx';
import { PageHead } from './page-head.tsx';

/** Declared here, not handed on: what names the shop brings the frame of every page along into the first file. */
export const SHOP_NAME = NAME;

interface PageProps {
  /** Names the page in its heading, in the browser's tab and in history. */
  title: string;
  /** Names it in the tab and for search engines where the heading is not the best name. */
  headTitle?: string;
  /** The language of title and lead where they are not said in the shopper's. */
  lang?: Language;
  /** Stands under the heading. */
  lead?: ReactNode;
  /** For search results and shared links; a page that has one names its `path` too. */
  description?: string;
  path?: string;
  /** What search engines may know beside where the page stands in the shop. */
  facts?: readonly StructuredData[];
  /** Stands above the heading, from edge to edge. */
  banner?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: one heading, the document's title, the width of the content. */
export function Page(props: PageProps) {
  const {
    title,
    headTitle = title,
    lang,
    lead,
    description,
    path,
    facts = [],
    banner,
    children,
  } = props;
  return (
    <>
      {banner}
      <Container
        maxWidth={false}
        sx={{ maxWidth: 'var(--page-width)', px: { xs: 2, sm: 3 }, pb: { xs: 6, md: 9 } }}
      >
        <PageHead
          title={`${headTitle} · ${SHOP_NAME}`}
          description={description}
          path={path}
          facts={path ? [trail(title, path), ...facts] : facts}
        />
        <Typography
          variant="h1"
          lang={lang}
          sx={{ mt: banner ? 2 : { xs: 3, md: 5 }, mb: lead ? 1 : 3 }}
        >
          {title}
        </Typography>
        {lead && (
          <Typography lang={lang} sx={{ color: 'text.secondary', maxWidth: '42rem', mb: 3 }}>
            {lead}
          </Typography>
        )}
        <SafeContent>{children}</SafeContent>
      </Container>
    </>
  );
}

function trail(title: string, path: string): StructuredData {
  return breadcrumbs([
    { name: SHOP_NAME, path: '/' },
    { name: title, path },
  ]);
}
