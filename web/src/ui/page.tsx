import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { SHOP_NAME as NAME } from '@kargha/domain/settings/shop-name';
import type { Language } from '#lib/language/language.ts';
import { breadcrumbs, type StructuredData } from '#lib/shop/structured-data.ts';

import { SafeContent } from './feedback/safe-content.tsx';
import { PageHead } from './page-head.tsx';

/** Declared here and not re-exported, so that importing the name does not pull in more modules. */
export const SHOP_NAME = NAME;

interface PageProps {
  title: string;
  headTitle?: string;
  /** Language of title and lead when it is not the shopper's. */
  lang?: Language;
  lead?: ReactNode;
  /** For search results and shared links; needs `path` too. */
  description?: string;
  path?: string;
  facts?: readonly StructuredData[];
  banner?: ReactNode;
  children: ReactNode;
}

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
