import { useEffect } from 'react';

import { languagePath, SITE_LANGUAGES } from '@kargha/domain/settings/language-path';
import { useLanguage } from '#lib/language/language-choice.ts';
import { SHOP_URL } from '#lib/server/env.ts';
import { structuredDataText, type StructuredData } from '#lib/shop/structured-data.ts';

interface PageHeadProps {
  title: string;
  description?: string | undefined;
  /** The canonical path, such as `/about`. */
  path?: string | undefined;
  isPrivate?: boolean;
  facts?: readonly StructuredData[];
}

const SHARED_PICTURE = `${SHOP_URL}/art/og.jpg`;

export function PageHead(props: PageHeadProps) {
  const { title, description, path, isPrivate = false, facts } = props;
  const language = useLanguage();

  // Tags from the prerendered page are wrong after navigation.
  useEffect(() => {
    document.head.querySelectorAll('[data-served]').forEach((element) => element.remove());
  }, []);

  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {isPrivate && <meta name="robots" content="noindex" />}
      {path && (
        <>
          <link rel="canonical" href={SHOP_URL + languagePath(language, path)} />
          {SITE_LANGUAGES.map((hrefLang) => (
            <link
              key={hrefLang}
              rel="alternate"
              hrefLang={hrefLang}
              href={SHOP_URL + languagePath(hrefLang, path)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={SHOP_URL + path} />
          <meta property="og:site_name" content="Kargha" />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={SHOP_URL + languagePath(language, path)} />
          <meta property="og:image" content={SHARED_PICTURE} />
        </>
      )}
      {facts?.map((data) => (
        <script
          key={String(data['@type'])}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: structuredDataText(data) }}
        />
      ))}
    </>
  );
}
