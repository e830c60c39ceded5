/** Questions that people ask, with the answers that the shop can keep. */
export const FAQS = [
  {
    id: 'returns',
    question: 'What is your return policy?',
    answer:
      'You may send a piece back within 15 days of its delivery, unworn and unwashed, and get your money back. Pieces that were stitched, embroidered or woven for you alone can be returned only when something is wrong with them.',
  },
  {
    id: 'shipping',
    question: 'Where do you ship, and what does it cost?',
    answer:
      'We deliver to every pincode in India. Shipping is free above ₹2,000 and ₹150 otherwise. For other countries write to us: we ship worldwide on request and tell you the price before you pay.',
  },
  {
    id: 'tracking',
    question: 'How do I track my order?',
    answer:
      'The mail that confirms your order carries its number. Enter it on the Track Order page with your e-mail or the last four digits of your phone, or open the link in the mail.',
  },
  {
    id: 'authenticity',
    question: 'How do I know that a piece is authentic?',
    answer:
      'Each piece comes with a certificate that names its maker, place, fibre and weave. Where a trust mark is shown, you see its number and who checked it; where we only have the maker’s word, we say that too.',
  },
  {
    id: 'variation',
    question: 'Why does my saree look a little different from the picture?',
    answer:
      'Screens differ, and so do dye lots. Slubs, a thread out of step and small differences between the two ends are signs of a hand at work. If the difference disturbs you, send the piece back.',
  },
  {
    id: 'bulk',
    question: 'Do you take orders from companies and schools?',
    answer:
      'Yes, from 25 pieces for weddings and events, 50 for companies and 100 for schools. Ask for a quotation on the Bulk Orders page; you hear from us within 24 hours and have a quotation, with samples where they make sense, within 48.',
  },
] as const;
