import { useEffect } from 'react';

import { SHOP_URL } from '#lib/server/env.ts';
import { structuredDataText, type StructuredData } from '#lib/shop/structured-data.ts';

interface PageHeadProps {
  /** As it stands in the browser's tab. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description?: string | undefined;
  /** The one address under which search engines should know the page, such as `/about`. */
  path?: string | undefined;
  /** Address of the picture that a shared link shows. */
  picture?: string | undefined;
  /** Search engines should leave the page out. */
  isPrivate?: boolean;
  facts?: readonly StructuredData[];
}

const SHARED_PICTURE = `${SHOP_URL}/art/og.jpg`;

/** What a page says about itself in the document's head, at build time and after every navigation alike. */
export function PageHead(props: PageHeadProps) {
  const { title, description, path, picture = SHARED_PICTURE, isPrivate = false, facts } = props;

  // What the server wrote for the page that was entered first is not true of the next one.
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
          <link rel="canonical" href={SHOP_URL + path} />
          <meta property="og:site_name" content="Kargha" />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={SHOP_URL + path} />
          <meta property="og:image" content={picture} />
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
