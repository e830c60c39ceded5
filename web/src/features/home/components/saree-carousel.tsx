import { useRef, type ReactNode } from 'react';

import type { CardProduct } from '@kargha/domain/catalogue/card-product';
import { useTexts } from '#lib/language/language.ts';
import { productsPath } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { styled } from '#ui/theme/styled.ts';

import { homeTexts } from '../home-texts.ts';
import { HomeSection } from './home-section.tsx';

/** Pixels per step: one card with its gap (spec §2). */
const STEP_ON_PHONES = 296;
const STEP = 320;
const PHONE_WIDTH = 640;

interface SareeCarouselProps {
  products: readonly CardProduct[];
  card: (product: CardProduct) => ReactNode;
}

export function SareeCarousel({ products, card }: SareeCarouselProps) {
  const texts = useTexts(homeTexts);
  const row = useRef<HTMLUListElement>(null);

  function scroll(direction: 1 | -1) {
    const step = window.innerWidth < PHONE_WIDTH ? STEP_ON_PHONES : STEP;
    row.current?.scrollBy({ left: direction * step, behavior: 'smooth' });
  }

  return (
    <HomeSection
      title={texts.sareesTitle}
      action={
        <Controls>
          <ButtonLink
            to={productsPath({ category: 'sarees' })}
            look="quiet"
            aria-label={texts.viewAllSarees}
          >
            {texts.viewAll}
          </ButtonLink>
          <IconButton aria-label={texts.previous} onClick={() => scroll(-1)}>
            <ChevronDownIcon />
          </IconButton>
          <IconButton aria-label={texts.next} onClick={() => scroll(1)}>
            <ChevronDownIcon />
          </IconButton>
        </Controls>
      }
    >
      {/* A place that scrolls must be reachable by keyboard. */}
      <Row ref={row} tabIndex={0} aria-label={texts.sareesLabel}>
        {products.map((product) => (
          <li key={product._id}>{card(product)}</li>
        ))}
      </Row>
    </HomeSection>
  );
}

const Controls = styled('div')({
  display: 'flex',
  alignItems: 'center',
  '& > button:nth-of-type(1) > svg': { transform: 'rotate(90deg)' },
  '& > button:nth-of-type(2) > svg': { transform: 'rotate(-90deg)' },
});

const Row = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: STEP_ON_PHONES - 16,
  gap: 16,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  paddingBottom: theme.spacing(1.5),
  '& > li': { scrollSnapAlign: 'start' },
  [`@media (min-width: ${PHONE_WIDTH}px)`]: { gridAutoColumns: STEP - 16 },
}));
