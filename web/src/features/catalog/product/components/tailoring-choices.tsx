import { useEffect } from 'react';

import type { Product } from '@kargha/domain/catalogue/product';
import { stockStatus } from '@kargha/domain/catalogue/product-availability';
import {
  neededMeasurements,
  servicesPrice,
  tailoringFor,
  tailoringProblem,
  type TailoringProblem,
} from '@kargha/domain/catalogue/tailoring';
import { tailoringOf } from '@kargha/domain/catalogue/tailoring-schema';
import { tailoringMessage } from '@kargha/domain/messages/tailoring-messages';
import { formatRupees } from '@kargha/domain/money/money-format';
import { paiseToRupees, rupeesToPaise, sumPaise } from '@kargha/domain/money/paise';
import { servicesDays } from '@kargha/domain/shopping/requested-cart-lines';
import { readDelivery } from '@kargha/domain/shopping/delivery';
import { recordOf } from '@kargha/domain/records/stored-record';
import { useLocalized } from '#lib/language/localized-text.ts';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { usePublicSettings } from '#lib/shop/public-settings.ts';
import { useNeedsGstNote } from '#lib/shop/state/shown-prices.ts';

import { MadeForYouRules } from '#ui/chosen-tailoring.tsx';
import { styled } from '#ui/theme/styled.ts';

import { saleTermsTexts } from '../../sale-terms-texts.ts';
import { tailoringTexts } from '../../tailoring-texts.ts';
import { useChosenProduct } from '../state/chosen-options.ts';
import { setServiceDays } from '../state/service-days.ts';
import {
  choiceIn,
  clearTailoring,
  toggleService,
  useTailoringSelection,
} from '../state/chosen-tailoring.ts';
import { MeasurementInput } from './measurement-input.tsx';
import { MeasurementProfiles } from './measurement-profiles.tsx';

/** Services and measurements to choose before buying, with the rules for pieces made for a shopper. */
export function TailoringChoices({ product }: { product: Product }) {
  const texts = useTexts(tailoringTexts);
  const selection = useTailoringSelection(product);
  const { services } = selection;
  const tailoring = tailoringOf(product);
  const needed = neededMeasurements(tailoring, services);
  const choice = choiceIn(product, selection);
  const isMade = needed.length + services.length > 0;
  const problem = selection.attempts > 0 ? tailoringProblem(product, choice) : null;
  useEffect(() => clearTailoring, []);
  return (
    <Choices>
      {tailoring.services.length > 0 && <Services product={product} chosen={services} />}
      {needed.length > 0 && (
        <Fields>
          <legend>{texts.measurements}</legend>
          <MeasurementProfiles product={product} fields={needed} />
          {needed.map((field) => (
            <MeasurementInput
              key={field.id}
              product={product}
              field={field}
              typed={selection.typed[field.id] ?? ''}
              attempts={selection.attempts}
              problem={problem}
            />
          ))}
        </Fields>
      )}
      <Problem problem={problem} product={product} />
      {isMade && <Outcome product={product} services={services} />}
    </Choices>
  );
}

function Services({ product, chosen }: { product: Product; chosen: readonly string[] }) {
  const texts = useTexts(tailoringTexts);
  const format = useFormatWithService(product);
  return (
    <Fields>
      <legend>{texts.services}</legend>
      {tailoringOf(product).services.map((service) => (
        <Service
          key={service.id}
          {...service}
          price={format(service.price)}
          isChosen={chosen.includes(service.id)}
          onToggle={() => toggleService(product, service.id)}
        />
      ))}
    </Fields>
  );
}

interface ServiceProps {
  name: string;
  nameHindi: string;
  price: string;
  makingDays: number;
  isChosen: boolean;
  onToggle: () => void;
}

function Service({ name, nameHindi, price, makingDays, isChosen, onToggle }: ServiceProps) {
  const texts = useTexts(tailoringTexts);
  const { text, lang } = useLocalized(name, nameHindi);
  return (
    <label lang={lang}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <span>
        {texts.service(text, price)}
        {makingDays > 0 && <small> ({texts.addsDays(makingDays)})</small>}
      </span>
    </label>
  );
}

/** For what no field can show, such as a service that is no longer offered. */
function Problem({ product, problem }: { product: Product; problem: TailoringProblem | null }) {
  const translate = useTranslate();
  const title = useLocalized(product.title, product.titleHindi);
  return (
    <p role="alert">
      {problem && !('field' in problem) && translate(tailoringMessage(problem, title.text))}
    </p>
  );
}

/** A price in rupees with a service in it. */
function useFormatWithService(product: Product): (price: number) => string {
  const { withGst } = useTexts(saleTermsTexts);
  const needsNote = useNeedsGstNote(product);
  return (price) => (needsNote ? withGst(formatRupees(price)) : formatRupees(price));
}

function Outcome({ product: whole, services }: { product: Product; services: string[] }) {
  const product = useChosenProduct(whole);
  const texts = useTexts(tailoringTexts);
  const format = useFormatWithService(product);
  const settings = usePublicSettings();
  const added = servicesPrice(product, services);
  const line = tailoringFor(product, { services });
  const isWoven = stockStatus(product) === 'to-order';
  const stored = settings.status === 'ready' ? settings.data.delivery : undefined;
  const { weavingDays } = readDelivery(recordOf(stored));
  const serviceDays = line ? servicesDays(line) : 0;
  const days = (isWoven ? weavingDays : 0) + serviceDays;
  useEffect(
    () => setServiceDays({ productId: whole._id, days: serviceDays }),
    [whole._id, serviceDays],
  );
  return (
    <div>
      {added > 0 && (
        <strong>
          {texts.price(format(paiseToRupees(sumPaise([rupeesToPaise(product.price), added]))))}
        </strong>
      )}
      {days > 0 && <p>{texts.readyIn(days)}</p>}
      <MadeForYouRules />
    </div>
  );
}

const Choices = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  marginTop: spacing(2),
  '& > [role="alert"]': { color: vars.palette.error.main, fontWeight: 600 },
  '& > [role="alert"]:empty': { display: 'none' },
}));

const Fields = styled('fieldset')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { marginBottom: spacing(0.75), padding: 0, fontWeight: 600 },
  '& > label': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1.25),
    minHeight: vars.shop.target,
    cursor: 'pointer',
  },
  '& > label input': {
    flex: 'none',
    width: 22,
    height: 22,
    accentColor: vars.palette.primary.main,
  },
  '& small': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
}));
