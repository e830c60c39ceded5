import { RETURN_DAYS } from '@kargha/domain/orders/return';
import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'About us',
  lead: 'Kargha is the Hindi word for loom. We bring cloth and craft from the people who make them to the people who use them.',
  storyTitle: 'Our story',
  story: [
    'It began with a saree that had three names on it: the dealer’s, the shop’s, and in pencil on the paper inside, the weaver’s. Only the third had spent forty days on it.',
    'So we went to find the third name, and then the next. Today weavers, dyers, embroiderers, potters and metal casters from Kutch to the Khasi hills sell here under their own.',
    'Each piece tells who made it, where, from which fibre and on which loom. What we do not know, we do not claim.',
  ],
  statsLabel: 'In figures',
  stats: [
    { value: '500+', label: 'artisan partners' },
    { value: '10K+', label: 'happy customers' },
    { value: '50+', label: 'product categories' },
  ],
  asOf: (day: string) => `As of ${day}`,
  valuesTitle: 'Our core values',
  values: [
    {
      title: 'Authenticity',
      text: 'Handmade means made by hand. Each product page names the maker and shows the labels we have checked.',
    },
    {
      title: 'Fair pay',
      text: 'The maker sets the price of their work and is paid before the piece goes on sale.',
    },
    {
      title: 'Craftsmanship',
      text: 'We show slubs, knots and the back of the cloth, because that is where you see the hand.',
    },
    {
      title: 'Sustainability',
      text: 'Looms without electricity, natural fibres, and dyes that are kind to rivers.',
    },
    {
      title: 'Community',
      text: 'We work with groups who share yarn, orders and bad seasons, and we keep ordering through the monsoon.',
    },
    {
      title: 'Heritage',
      text: 'A pattern lives as long as someone can earn a living from it. We sell it to keep it alive.',
    },
  ],
  missionTitle: 'Our mission',
  mission:
    'To make weaving and handicraft a trade that the next generation chooses, by giving makers a market across India and abroad.',
  impactTitle: 'Our impact',
  impact: [
    'Makers are named on their product pages, with their place and craft.',
    'Bulk orders give whole clusters steady work between festivals.',
    `If you do not love a piece, you can return it within ${RETURN_DAYS} days, so you never have to buy on trust alone.`,
  ],
  shop: 'Shop their work',
  bulk: 'Order in bulk',

  policiesTitle: 'Policies',
  policiesLead: 'Returns, shipping, privacy and our terms of sale.',
  policiesLoading: 'Loading policies…',
  policiesFailed: 'Failed to load policies',
};

export const aboutTexts: Catalogue<typeof en> = { en };
