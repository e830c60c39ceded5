import { NewsletterForm } from '#features/newsletter/components/newsletter-form.tsx';
import { newsletterTexts } from '#features/newsletter/newsletter-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { useShopFront } from '#lib/shop/shop-front.ts';
import { formatPhone, readPhone } from '@kargha/domain/india/phone-number';
import { MenuLink } from '#ui/controls/menu-link.tsx';
import { PaymentMarks } from '#ui/payment-marks.tsx';
import { WhatsAppLink } from '#ui/whatsapp-link.tsx';
import { TempleBorder } from '#ui/temple-border.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { AnalyticsConsentCheckbox } from '../analytics/analytics-consent-checkbox.tsx';
import { layoutTexts, type LayoutTexts } from '../layout-texts.ts';
import { useCategories } from '../use-categories.ts';
import { ColourModeSwitch } from './colour-mode-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';

export function ShopFooter() {
  const texts = useTexts(layoutTexts);
  const categories = useCategories();
  const { menu } = useShopFront();
  const columns = [
    {
      heading: texts.shopHeading,
      links: [
        { path: paths.products, label: texts.allProducts },
        ...categories.map(({ path, label }) => ({ path, label })),
        { path: paths.artisans, label: texts.artisans },
      ],
    },
    {
      heading: texts.helpHeading,
      links: [...helpLinks(texts), ...menu],
    },
    {
      heading: texts.businessHeading,
      links: [{ path: paths.bulkOrders, label: texts.bulkOrders }],
    },
  ];

  return (
    <Foot>
      <TempleBorder />
      <Inner>
        <FooterNewsletter />
        <Columns>
          {columns.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <Text variant="h4" component="h2">
                {heading}
              </Text>
              <ul>
                {links.map(({ path, label }) => (
                  <li key={path}>
                    <FootLink to={path}>{label}</FootLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div>
            <Text variant="h4" component="h2">
              {texts.contactHeading}
            </Text>
            <ContactDetails />
          </div>
        </Columns>
        <Payments>
          <PaymentMarks withCash />
        </Payments>
        <Bottom>
          <p suppressHydrationWarning>{texts.copyright(new Date().getFullYear())}</p>
          <FooterPreferences />
        </Bottom>
      </Inner>
    </Foot>
  );
}

function ContactDetails() {
  const texts = useTexts(layoutTexts);
  const { email, phone: written = '', address = '' } = useShopFront();
  const phone = readPhone(written);
  return (
    <Contact>
      {email === '' ? <LinkRoom /> : <a href={`mailto:${email}`}>{email}</a>}
      {phone !== null && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
      <WhatsAppLink>{texts.whatsApp}</WhatsAppLink>
      <p>{texts.replyTime}</p>
      {address !== '' && <address lang="en">{address}</address>}
    </Contact>
  );
}

function FooterNewsletter() {
  const texts = useTexts(newsletterTexts);
  return (
    <Newsletter>
      <Text variant="h3" component="h2">
        {texts.title}
      </Text>
      <NewsletterForm />
    </Newsletter>
  );
}

const Newsletter = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(4),
  paddingBottom: theme.spacing(3),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr minmax(0, 34rem)' },
}));

function FooterPreferences() {
  return (
    <>
      <AnalyticsConsentCheckbox />
      <LanguageSwitch />
      <ColourModeSwitch />
    </>
  );
}

function helpLinks(texts: LayoutTexts) {
  return [
    { path: paths.trackOrder, label: texts.trackOrder },
    { path: paths.giftCard, label: texts.giftCard },
    { path: paths.contact, label: texts.contact },
    { path: paths.about, label: texts.about },
    { path: paths.security, label: texts.security },
    { path: paths.policies, label: texts.policies },
    { path: paths.privacy, label: texts.privacy },
  ];
}

const Foot = styled('footer')(({ theme }) => ({
  marginTop: 'auto',
  color: theme.vars.palette.text.primary,
  // Lays out the footer only when it comes near.
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 980px',
  [theme.breakpoints.up('md')]: { containIntrinsicHeight: 'auto 620px' },
}));

const Inner = styled('div')(({ theme }) => ({
  padding: theme.spacing(4, 2, 3),
  background: theme.vars.palette.shop.well,
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
  '& p': { fontSize: '0.9375rem' },
  '& > *': {
    maxWidth: `calc(${theme.vars.shop.pageWidth} - ${theme.spacing(6)})`,
    marginInline: 'auto',
  },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: theme.spacing(3, 2),
  [theme.breakpoints.down('sm')]: { '& > :last-child': { gridColumn: '1 / -1' } },
}));

const FootLink = styled(MenuLink)({ paddingInline: 0, '&:hover': { textDecoration: 'underline' } });

const Contact = styled('div')(({ theme }) => ({
  '& > address': {
    marginTop: theme.spacing(1),
    color: theme.vars.palette.text.secondary,
    fontSize: '0.9375rem',
    fontStyle: 'normal',
  },
  '& > a': {
    display: 'flex',
    width: 'fit-content',
    alignItems: 'center',
    minHeight: theme.vars.shop.target,
    overflowWrap: 'anywhere',
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
  },
}));

/** As high as the link that comes with the shop's details, so that nothing moves then. */
const LinkRoom = styled('div')(({ theme }) => ({ minHeight: theme.vars.shop.target }));

const Payments = styled('div')(({ theme }) => ({ marginTop: theme.spacing(3) }));

const Bottom = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginTop: theme.spacing(3),
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
