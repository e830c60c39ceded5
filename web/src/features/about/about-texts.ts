import { RETURN_DAYS } from '@kargha/domain/orders/return';
import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'About Us',
  lead: 'Kargha is the Hindi word for loom. We bring cloth and craft from the people who make them to the people who use them.',
  storyTitle: 'Our Story',
  story: [
    'It began with a saree that had three names on it: the dealer’s, the shop’s, and in pencil on the paper inside, the weaver’s. Only the third had spent forty days on it.',
    'So we went to find the third name, and then the next. Today weavers, dyers, embroiderers, potters and metal casters from Kutch to the Khasi hills sell here under their own.',
    'Each piece tells who made it, where, from which fibre and on which loom. What we do not know, we do not claim.',
  ],
  statsLabel: 'In figures',
  stats: [
    { value: '500+', label: 'Artisan Partners' },
    { value: '10K+', label: 'Happy Customers' },
    { value: '50+', label: 'Product Categories' },
  ],
  asOf: (day: string) => `As of ${day}`,
  valuesTitle: 'Our Core Values',
  values: [
    {
      title: 'Authenticity',
      text: 'Handmade means made by hand. The page of a piece names its maker, and the labels that we have checked.',
    },
    {
      title: 'Fair Pay',
      text: 'The maker sets the price of the work, and it is paid before the piece is shown here.',
    },
    {
      title: 'Craftsmanship',
      text: 'We show slubs, knots and the back of the cloth: they are where the hand can be seen.',
    },
    {
      title: 'Sustainability',
      text: 'Looms without electricity, natural fibres, dyes that a river can bear.',
    },
    {
      title: 'Community',
      text: 'We work with groups who share yarn, orders and bad seasons, and order when it rains.',
    },
    {
      title: 'Heritage',
      text: 'A pattern lives as long as somebody earns a living from it. We sell it to keep it.',
    },
  ],
  missionTitle: 'Our Mission',
  mission:
    'To make weaving and handicraft a trade that the next generation chooses, by giving its people the whole of India, and its friends abroad, as their market.',
  impactTitle: 'Our Impact',
  impact: [
    'Makers are named on the pages of their pieces, with their place and their craft.',
    'Bulk orders give whole clusters steady work between the festivals.',
    `A piece that does not please comes back within ${RETURN_DAYS} days, so that nobody has to buy on trust alone.`,
  ],
  shop: 'See what they make',
  bulk: 'Order for many',

  policiesTitle: 'Policies',
  policiesLead: 'Returns, shipping, privacy, and the terms on which we sell.',
  policiesLoading: 'Loading the policies…',
  policiesFailed: 'Failed to load the policies',
};

export const aboutTexts: Catalogue<typeof en> = { en };
