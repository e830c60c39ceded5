import { useState } from 'react';

import type { Facet } from '@kargha/domain/catalogue/facet-choice';
import type { FacetCount } from '@kargha/domain/catalogue/facets';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { Button } from '#ui/controls/button.tsx';
import { styled } from '#ui/theme/styled.ts';

import { catalogTexts } from '../../catalog-texts.ts';
import { facetValueName } from './facet-names.ts';

interface FacetGroupProps {
  facet: Facet;
  counts: readonly FacetCount[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** A list only slightly longer than this is shown in full. */
const FIRST_VALUES = 6;

export function FacetGroup({ facet, counts, chosen, onToggle }: FacetGroupProps) {
  const texts = useTexts(catalogTexts);
  const translate = useTranslate();
  const [isWhole, setIsWhole] = useState(false);
  const isLong = counts.length > FIRST_VALUES + 2 && !isWhole;
  const shown = isLong
    ? counts.filter(({ value }, at) => at < FIRST_VALUES || chosen.includes(value))
    : counts;
  if (counts.length === 0) return null;
  return (
    <Group>
      <legend>{texts.facets[facet]}</legend>
      {shown.map(({ value, count }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
          <span>{facetValueName(facet, value, texts, translate)}</span>
          <small>{count}</small>
        </label>
      ))}
      {isLong && (
        <Button look="quiet" onClick={() => setIsWhole(true)}>
          {texts.moreValues(counts.length - shown.length)}
        </Button>
      )}
    </Group>
  );
}

const Group = styled('fieldset')(({ theme: { vars, spacing } }) => ({
  margin: 0,
  padding: spacing(1, 0, 1.5),
  border: 0,
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > legend': { float: 'left', width: '100%', padding: spacing(0.5, 0), fontWeight: 700 },
  '& > label': {
    clear: 'both',
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1.25),
    minHeight: 44,
    cursor: 'pointer',
  },
  '& > label > input': {
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    accentColor: vars.palette.primary.main,
  },
  '& > button': { marginInlineStart: spacing(-1) },
  '& > label > small': {
    marginInlineStart: 'auto',
    color: vars.palette.text.secondary,
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
  },
}));
