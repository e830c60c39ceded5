import { SHIPPING_CLAIM } from '@kargha/domain/settings/claims';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { useShopFront } from '#lib/shop/shop-front.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { contactTexts } from '../contact-texts.ts';
import { useShopDetails } from '../state/shop-details.ts';

const MAP_SEARCH = 'https://www.openstreetmap.org/search?query=';

export function FindUs() {
  const texts = useTexts(contactTexts);
  const details = useShopDetails();
  return (
    <Sheet as="section">
      <MapDrawing />
      <div>
        <Text variant="h3" component="h2">
          {texts.mapTitle}
        </Text>
        {details.status === 'ready' && (
          <>
            <p lang="en">{details.data.address}</p>
            <a
              href={MAP_SEARCH + encodeURIComponent(details.data.address)}
              target="_blank"
              rel="noreferrer"
              aria-label={texts.openMapName}
            >
              {texts.openMap}
            </a>
          </>
        )}
        <small>{texts.mapNote}</small>
      </div>
    </Sheet>
  );
}

export function SupportInfo() {
  const texts = useTexts(contactTexts);
  return (
    <Surface as="section">
      <Text variant="h3" component="h2" mb={1.5}>
        {texts.supportTitle}
      </Text>
      <Facts>
        {texts.support.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
        <ShippingClaim />
      </Facts>
      <ButtonLink to={paths.trackOrder}>{texts.trackOrder}</ButtonLink>
    </Surface>
  );
}

function ShippingClaim() {
  const texts = useTexts(contactTexts);
  const { claims } = useShopFront();
  const claim = claims?.find(({ id }) => id === SHIPPING_CLAIM);
  if (claims && !claim) return null;
  const claimText = claim ? `${claim.value} ${claim.label}` : contactTexts.en.shipping.detail;
  const { term, detail } = texts.shipping;
  return (
    <div>
      <dt>{term}</dt>
      <dd title={claim && texts.asOf(formatDay(claim.asOf))}>
        {claimText === contactTexts.en.shipping.detail ? (
          detail
        ) : (
          <span lang="en">{claimText}</span>
        )}
      </dd>
    </div>
  );
}

function MapDrawing() {
  return (
    <svg viewBox="0 0 400 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g data-lanes>
        <path d="M-10 40H410M-10 92H410M-10 150H410M48-10V200M122-10V200M214-10V200M300-10V200M360-10V200" />
        <path d="M-10 178C90 150 130 110 214 92S340 40 410 8" data-broad />
      </g>
      <g data-knot>
        <path d="M214 92c-17-23-24-33-24-44a24 24 0 0 1 48 0c0 11-7 21-24 44z" />
        <circle cx="214" cy="47" r="9" />
      </g>
    </svg>
  );
}

const Sheet = styled(Surface)(({ theme: { vars, spacing, breakpoints } }) => ({
  padding: 0,
  [breakpoints.up('sm')]: { padding: 0 },
  overflow: 'hidden',
  '& > svg': { width: '100%', height: 190, background: vars.palette.shop.well },
  '& [data-lanes]': {
    fill: 'none',
    stroke: vars.palette.background.paper,
    strokeWidth: 7,
    '& [data-broad]': { strokeWidth: 16 },
  },
  '& [data-knot] path': { fill: vars.palette.shop.thread },
  '& [data-knot] circle': { fill: vars.palette.background.paper },
  '& > div': { display: 'grid', gap: spacing(1), padding: spacing(2.5) },
  '& small': { fontSize: '0.875rem', color: vars.palette.text.secondary },
  '& a': {
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.shop.target,
    color: vars.palette.primary.main,
    fontWeight: 600,
  },
}));

const Facts = styled('dl')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.25),
  marginBottom: spacing(2),
  '& dt': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
  '& dd': { fontWeight: 600 },
}));
