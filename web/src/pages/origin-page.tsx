import { useLocation, useParams } from 'react-router-dom';

import {
  originListPath,
  originPath,
  ORIGIN_KINDS,
  type OriginKind,
} from '@kargha/domain/catalogue/origin-address';
import type { ListedOrigin, PublicOrigin } from '@kargha/domain/catalogue/public-origin-endpoints';
import { splitParagraphs } from '@kargha/domain/records/split-text';
import { STEP } from '#features/catalog/list/state/use-visible-count.ts';
import { preloadProducts } from '#features/catalog/state/use-products-by-id.ts';
import { originsTexts } from '#features/origins/origins-texts.ts';
import {
  preloadOrigin,
  readOriginAgain,
  readOriginsAgain,
  useOrigin,
  useOrigins,
} from '#features/origins/state/use-origin.ts';
import { paths } from '#lib/addresses/paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { Link } from '#ui/controls/link.tsx';
import { PictureTiles } from '#ui/lists/picture-tiles.tsx';
import { LoadedPage } from '#ui/loaded-page.tsx';
import { Page } from '#ui/page.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { TranslatedText } from '#ui/translated-text.tsx';

import { ProductsOfPage } from './collection-page.tsx';

export { preloadOrigins } from '#features/origins/state/use-origin.ts';

function useOriginKind(): OriginKind {
  const { pathname } = useLocation();
  return ORIGIN_KINDS.find((kind) => pathname.startsWith(originListPath(kind))) ?? 'artisan';
}

/** Lists all of a kind. */
export function OriginsPage() {
  const kind = useOriginKind();
  const texts = useTexts(originsTexts);
  return (
    <LoadedPage
      read={useOrigins(kind)}
      texts={texts}
      elsewhere={{ path: paths.products, name: texts.allProducts }}
      onTryAgain={() => readOriginsAgain(kind)}
    >
      {(origins) => <OriginList key={kind} kind={kind} origins={origins} />}
    </LoadedPage>
  );
}

function OriginList({ kind, origins }: { kind: OriginKind; origins: readonly ListedOrigin[] }) {
  const texts = useTexts(originsTexts);
  const otherKinds = ORIGIN_KINDS.filter((one) => one !== kind);
  return (
    <Page
      title={texts.related[kind]}
      lead={texts.leads[kind]}
      description={texts.leads[kind]}
      path={originListPath(kind)}
      trail={[]}
    >
      <OtherLists aria-label={texts.otherLists}>
        <LinkRow>
          {otherKinds.map((one) => (
            <li key={one}>
              <Link to={originListPath(one)}>{texts.related[one]}</Link>
            </li>
          ))}
        </LinkRow>
      </OtherLists>
      <PictureTiles
        tiles={origins.map(({ slug, name, products, picture }) => ({
          path: originPath(kind, slug),
          name,
          picture: picture ?? undefined,
          note: texts.products(products),
        }))}
      />
    </Page>
  );
}

/** An artisan, cluster or weave with its products. */
export function OriginPage() {
  const kind = useOriginKind();
  const { slug = '' } = useParams();
  const texts = useTexts(originsTexts);
  return (
    <LoadedPage
      read={useOrigin(kind, slug)}
      texts={texts}
      elsewhere={{ path: paths.products, name: texts.allProducts }}
      onTryAgain={() => readOriginAgain(kind, slug)}
    >
      {(origin) => <OriginDetails key={originPath(kind, slug)} origin={origin} />}
    </LoadedPage>
  );
}

function OriginDetails({ origin }: { origin: PublicOrigin }) {
  const { kind, slug, productIds, related } = origin;
  const texts = useTexts(originsTexts);
  const translate = useTranslate();
  const name = useLocalized(translate(origin.name), origin.nameHindi);
  const story = useLocalized(origin.text, origin.textHindi);
  const isTranslated = name.text !== origin.name;
  return (
    <Page
      title={name.text}
      lang={isTranslated ? undefined : name.lang}
      description={story.text.slice(0, 160) || texts.descriptions[kind](name.text)}
      path={originPath(kind, slug)}
      trail={[{ name: texts.related[kind], path: originListPath(kind) }]}
      lead={texts.kinds[kind]}
    >
      {story.text !== '' && (
        <Story lang={story.lang}>
          {splitParagraphs(story.text).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Story>
      )}
      {productIds.length > 0 && (
        <ProductsOfPage name={originPath(kind, slug)} coverProductId="" productIds={productIds} />
      )}
      {ORIGIN_KINDS.map((one) => (
        <RelatedOrigins key={one} kind={one} origins={related.filter((it) => it.kind === one)} />
      ))}
    </Page>
  );
}

interface RelatedOriginsProps {
  kind: OriginKind;
  origins: PublicOrigin['related'];
}

function RelatedOrigins({ kind, origins }: RelatedOriginsProps) {
  const texts = useTexts(originsTexts);
  if (origins.length === 0) return null;
  return (
    <Related>
      <Text variant="h2" style={{ fontSize: '1rem', fontWeight: 700, margin: 0 }}>
        {texts.related[kind]}
      </Text>
      <LinkRow>
        {origins.map(({ slug, name, products }) => (
          <li key={slug}>
            <Link to={originPath(kind, slug)}>
              <TranslatedText>{name}</TranslatedText>
            </Link>{' '}
            <small>{texts.products(products)}</small>
          </li>
        ))}
      </LinkRow>
    </Related>
  );
}

/** Reads an origin and the products that it shows first. @throws Error */
export async function preloadOriginPage(kind: OriginKind, slug: string): Promise<void> {
  const { productIds = [] } = (await preloadOrigin(kind, slug)) ?? {};
  await preloadProducts(productIds.slice(0, STEP));
}

const Story = styled('div')(({ theme }) => ({
  maxWidth: '42rem',
  marginBottom: theme.spacing(3),
  '& > p': { margin: theme.spacing(0, 0, 1.5) },
}));

const LinkRow = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(0, 2.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: spacing(0.75, 0) },
  '& small': { color: vars.palette.text.secondary },
}));

const Related = styled('section')(({ theme }) => ({ marginTop: theme.spacing(3) }));

const OtherLists = styled('nav')(({ theme }) => ({ marginBottom: theme.spacing(2) }));
