import { fromMillimetres } from '@kargha/domain/catalogue/tailoring';
import { formatPaise } from '@kargha/domain/money/money-format';
import type { LineTailoring } from '@kargha/domain/shopping/line-tailoring';
import { useLanguage } from '#lib/language/language-choice.ts';
import { useTexts } from '#lib/language/language.ts';
import { localized } from '#lib/language/localized-text.ts';

import { chosenTailoringTexts } from './chosen-tailoring-texts.ts';
import { styled } from './theme/styled.ts';

interface ChosenTailoringProps {
  tailoring: LineTailoring | undefined;
  priceNote?: ((price: string) => string) | undefined;
}

/** The services, measurements and gift note of a line. The price of services is part of the line's. */
export function ChosenTailoring({ tailoring, priceNote = String }: ChosenTailoringProps) {
  const texts = useTexts(chosenTailoringTexts);
  const language = useLanguage();
  if (!tailoring) return null;
  const nameOf = ({ name, nameHindi }: { name: string; nameHindi: string }) =>
    localized(language, name, nameHindi);
  return (
    <List>
      {tailoring.services.map((service) => (
        <li key={service.id} lang={nameOf(service).lang}>
          {service.price > 0
            ? texts.service(nameOf(service).text, priceNote(formatPaise(service.price)))
            : nameOf(service).text}
        </li>
      ))}
      {tailoring.measurements.map((measurement) => (
        <li key={measurement.id} lang={nameOf(measurement).lang}>
          {texts.measurement(
            nameOf(measurement).text,
            fromMillimetres(measurement.mm, measurement.unit),
            texts.units[measurement.unit],
          )}
        </li>
      ))}
      {tailoring.giftNote && (
        <li dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {texts.giftNote(tailoring.giftNote)}
        </li>
      )}
    </List>
  );
}

/** When a piece that is made for its buyer can be cancelled and returned (returns policy); shown before buying. */
export function MadeForYouRules() {
  return <p>{useTexts(chosenTailoringTexts).rules}</p>;
}

const List = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.palette.text.secondary,
  fontSize: '0.875rem',
}));
