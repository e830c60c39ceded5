/** What the shop promises in writing. Paragraphs are plain text. */
export const POLICIES = [
  {
    id: 'returns',
    title: 'Returns and refunds',
    paragraphs: [
      'You have 15 days from delivery to ask for a return from your order page or by mail. We collect the parcel from the address to which we sent it, at no charge.',
      'The piece must be unworn, unwashed and have its tag. Pieces stitched, embroidered, cut or woven to your measure come back only when they are faulty or not what you ordered.',
      'When the parcel has arrived we look at it within two working days and start the refund on the same day, to the card, account or wallet that paid. Banks take five to seven working days to show it.',
    ],
  },
  {
    id: 'shipping',
    title: 'Shipping',
    paragraphs: [
      'Orders are packed within two working days, in paper and cotton. What is woven to order leaves when it is ready; its page says how long that takes.',
      'Shipping within India is free above ₹2,000 and ₹150 otherwise. You get the courier’s number by mail when the parcel leaves us.',
      'A parcel that three attempts could not deliver comes back to us. We call you before that, and send it once more at no charge.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    paragraphs: [
      'We keep what an order needs: your name, addresses, phone, e-mail and what you bought. Card and bank details go to the payment company only; they never pass through our servers.',
      'Tax law makes us keep invoices for eight years. Everything else you may see, correct, take with you or have deleted from your profile page.',
      'The newsletter goes to those who confirmed it, and each issue has a link that ends it.',
    ],
  },
  {
    id: 'terms',
    title: 'Terms of sale',
    paragraphs: [
      'Prices are in rupees. GST is shown before you pay. A contract begins when we confirm your payment; until then pieces in your cart can be bought by others.',
      'Every piece names its maker, place and fibre. If a statement about a piece proves wrong, you may return it at any time.',
      'Complaints go to the Grievance Officer named on the contact page, who acknowledges them within 48 hours and settles them within a month. Courts in Bengaluru have jurisdiction.',
    ],
  },
] as const;
