import { FACETS, type Facet, type FacetChoice } from '@kargha/domain/catalogue/facet-choice';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { Button } from '#ui/controls/button.tsx';
import { PlainButton } from '#ui/controls/plain-button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { styled } from '#ui/theme/styled.ts';

import { catalogTexts } from '../../catalog-texts.ts';
import { facetValueName } from './facet-names.ts';

interface FacetChipsProps {
  chosen: FacetChoice;
  onRemove: (facet: Facet, value: string) => void;
  onClear: () => void;
}

export function FacetChips({ chosen, onRemove, onClear }: FacetChipsProps) {
  const texts = useTexts(catalogTexts);
  const translate = useTranslate();
  const chips = FACETS.flatMap((facet) => chosen[facet].map((value) => ({ facet, value })));
  if (chips.length === 0) return null;
  return (
    <Row aria-label={texts.chosenFilters}>
      {chips.map(({ facet, value }) => {
        const name = facetValueName(facet, value, texts, translate);
        return (
          <li key={`${facet} ${value}`}>
            <Chip aria-label={texts.removeFilter(name)} onClick={() => onRemove(facet, value)}>
              {name}
              <CloseIcon size={16} />
            </Chip>
          </li>
        );
      })}
      <li>
        <Button look="quiet" onClick={onClear}>
          {texts.clearAll}
        </Button>
      </li>
    </Row>
  );
}

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(2),
}));

const Chip = styled(PlainButton)(({ theme: { vars, spacing } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(0.75),
  minHeight: 44,
  padding: spacing(0.5, 1.25, 0.5, 1.75),
  border: `1px solid ${vars.palette.shop.outline}`,
  borderRadius: 999,
  background: vars.palette.shop.well,
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.9375rem',
  cursor: 'pointer',
}));
