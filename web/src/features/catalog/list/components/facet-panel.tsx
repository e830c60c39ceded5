import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';

import {
  FACETS,
  NO_FACETS,
  toggleFacet,
  type Facet,
  type FacetChoice,
} from '@kargha/domain/catalogue/facet-choice';
import { knownChoice } from '@kargha/domain/catalogue/facets';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { useResource } from '#lib/reading/resource.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { SideDrawer } from '#ui/dialog/side-drawer.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { styled } from '#ui/theme/styled.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';

import { catalogTexts } from '../../catalog-texts.ts';
import { catalogueIndex, type Catalogue } from '../../search/state/catalogue-index.ts';
import { searchCatalogue, type CatalogueMatches } from '../../search/state/search-catalogue.ts';
import { useAccessCodes } from '../../state/granted-products.ts';
import type { ListQuery, useListQuery } from '../state/use-list-query.ts';
import { FacetGroup } from './facet-group.tsx';

type Controls = ReturnType<typeof useListQuery>;

interface FacetPanelProps {
  controls: Controls;
  onClose: () => void;
}

const GROUPS_BEFORE = [5, 6, 4];

export function FacetPanel({ controls, onClose }: FacetPanelProps) {
  const texts = useTexts(catalogTexts);
  const translate = useTranslate();
  const isWide = useMediaQuery('(min-width: 900px)');
  const catalogue = useResource(catalogueIndex, useAccessCodes());
  const { choice, choose } = useFacetChoice(controls);
  const found = catalogue.status === 'ready' ? catalogue.data : undefined;
  const matches = useMatches(found, controls.query, choice);
  if (catalogue.status === 'failed') return <p role="alert">{translate(catalogue.message)}</p>;
  const groups =
    found && matches ? (
      <Groups
        counts={matches.counts}
        chosen={knownChoice(found.entries, choice)}
        onChoose={choose}
      />
    ) : (
      <GroupsSkeleton />
    );
  if (isWide) return <Side aria-label={texts.filters}>{groups}</Side>;
  return (
    <Sheet onClose={onClose} count={matches?.entries.length} onClear={() => choose(NO_FACETS)}>
      {groups}
    </Sheet>
  );
}

/** A box is ticked at once; what it leaves is counted afterwards. */
function useMatches(catalogue: Catalogue | undefined, listed: ListQuery, choice: FacetChoice) {
  const counted = useDeferredValue(choice);
  return useMemo(
    () =>
      catalogue &&
      searchCatalogue(catalogue.entries, { ...listed, facets: counted }, catalogue.engine),
    [catalogue, listed, counted],
  );
}

/** The URL updates a moment after a tap. A box ticked meanwhile must not undo the one before. */
function useFacetChoice({ query, setFacets }: Controls) {
  const [pending, setPending] = useState({ choice: query.facets, seen: query.facets });
  if (pending.seen !== query.facets) setPending({ choice: query.facets, seen: query.facets });
  return {
    choice: pending.choice,
    choose: (choice: FacetChoice) => {
      setPending({ ...pending, choice });
      setFacets(choice);
    },
  };
}

interface GroupsProps extends Pick<CatalogueMatches, 'counts' | 'chosen'> {
  onChoose: (choice: FacetChoice) => void;
}

function Groups({ counts, chosen, onChoose }: GroupsProps) {
  return FACETS.filter((facet) => isUseful(facet, { counts, chosen })).map((facet) => (
    <FacetGroup
      key={facet}
      facet={facet}
      counts={counts[facet]}
      chosen={chosen[facet]}
      onToggle={(value) => onChoose(toggleFacet(chosen, facet, value))}
    />
  ));
}

/**
 * Products of one country only need no filter; imported ones do (Packaged Commodities Rules 2011, rule 6(10A), in force
 * since 1 July 2026).
 */
function isUseful(
  facet: Facet,
  { counts, chosen }: Pick<CatalogueMatches, 'counts' | 'chosen'>,
): boolean {
  if (facet === 'size') return counts.size.length > 0;
  return facet !== 'country' || counts.country.length > 1 || chosen.country.length > 0;
}

function GroupsSkeleton() {
  return GROUPS_BEFORE.map((lines, group) => (
    <div key={group} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} style={{ height: 22, margin: '14px 0' }} />
      ))}
    </div>
  ));
}

interface SheetProps {
  children: ReactNode;
  count: number | undefined;
  onClear: () => void;
  onClose: () => void;
}

function Sheet({ children, count, onClear, onClose }: SheetProps) {
  const texts = useTexts(catalogTexts);
  return (
    <SideDrawer open anchor="right" onClose={onClose} label={texts.filters}>
      <Head>
        <h2>{texts.filters}</h2>
        <IconButton aria-label={texts.closeFilters} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Body>{children}</Body>
      <Foot>
        <Button onClick={onClear}>{texts.clearAll}</Button>
        <Button look="action" onClick={onClose}>
          {texts.showProducts(count ?? 0)}
        </Button>
      </Foot>
    </SideDrawer>
  );
}

const Side = styled('aside')({ minWidth: 0, '& > fieldset:first-of-type': { borderTop: 0 } });

const Head = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: 'min(92vw, 380px)',
  padding: spacing(1, 1, 1, 2),
  '& > h2': { margin: 0, fontSize: '1.25rem' },
}));

const Body = styled('div')(({ theme }) => ({
  flex: 1,
  overflowY: 'auto',
  padding: theme.spacing(0, 2),
}));

const Foot = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: spacing(1),
  padding: spacing(1.5, 2),
  borderTop: `1px solid ${vars.palette.divider}`,
}));
