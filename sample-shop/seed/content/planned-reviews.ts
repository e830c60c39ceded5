import type { Fit } from '@kargha/domain/reviews/fit';
import type { ReviewState } from '@kargha/domain/reviews/review';

export interface PlannedReview {
  order: string;
  product: string;
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  daysLater: number;
  fit?: Fit;
  /** Published by default. */
  status?: ReviewState;
  rejection?: string;
  reply?: string;
}

export const PLANNED_REVIEWS: readonly PlannedReview[] = [
  {
    order: 'new-flat',
    product: 'channapatna-lacquer-bowl-turmeric',
    rating: 5,
    daysLater: 0.3,
    text: 'Smaller than I had pictured, the size of two cupped hands, but the yellow is exactly as shown and it weighs nothing. Smells a little of lac when you open the box. We keep our keys in it.',
  },
  {
    order: 'new-flat',
    product: 'kannur-handloom-bedsheet-sea-stripe',
    rating: 4,
    daysLater: 0.5,
    status: 'pending',
    text: 'Thick, flat and straight at the edges. It is stiff out of the packet and takes a full day to dry, so wash it in the morning. One star less because the pillow covers are a tight fit on our pillows.',
  },
  {
    order: 'dice-squares',
    product: 'sambalpuri-pasapalli-saree-black-red',
    rating: 4,
    daysLater: 9,
    text: 'I bought one for me and one for my sister. The red ran in the first cold wash, enough to turn the bucket pink, and not at all in the second. The squares are as sharp on the back as on the front. Put a fall on it, the pallu is heavier than the body and pulls.',
    reply:
      'Thank you, Devika. That pink is loose dye from the red yarn: a handful of salt in the first cold water, and washing it alone twice, keeps it off the black.',
  },
  {
    order: 'for-my-parents',
    product: 'sambalpuri-pasapalli-saree-black-red',
    rating: 5,
    daysLater: 12,
    text: 'For my mother, who grew up in Bargarh and looks at the back of every saree before the front. She found nothing to say, which is the highest praise there is in our house.',
  },
  {
    order: 'for-my-parents',
    product: 'balaramapuram-kasavu-mundu-double',
    rating: 4,
    daysLater: 47,
    status: 'pending',
    text: 'My father wears both of them in turn. The gold line is narrow and does not shout. It does slip until the starch is out, so wash it once first as the page says; he did not, and blamed me.',
  },
  {
    order: 'dice-squares',
    product: 'pochampally-ikat-silk-tie-navy',
    rating: 4,
    daysLater: 10,
    text: 'Ties a small, firm knot and comes out without creases. The diamonds lean a little to one side near the tip, which I like, but tell people who want it exact.',
  },
  {
    order: 'two-ties',
    product: 'pochampally-ikat-silk-tie-navy',
    rating: 5,
    daysLater: 2,
    status: 'rejected',
    rejection:
      'It offers a service and gives a telephone number. Please write about the tie alone.',
    text: 'Good tie. Anybody in Hyderabad who wants ikat stitched into bow ties and pocket squares can ring my cousin on 90000 00000, he is much cheaper.',
  },
  {
    order: 'ivory-anarkali',
    product: 'lucknow-chikankari-anarkali-ivory',
    rating: 3,
    daysLater: 3,
    text: 'The embroidery deserves five stars: I counted forty murri knots in one cluster at the hem, and the jaali is open and even. The sleeves came two inches too long on me and my tailor had to take them up. The slip is included and is not see-through.',
    reply:
      'Thank you for saying it so plainly, Ritika. Sleeves are not in our size table. Write to us before you order and we measure the very piece for you.',
  },
  {
    order: 'winter-in-ludhiana',
    product: 'patiala-phulkari-dupatta-wheat',
    rating: 5,
    daysLater: 1.5,
    text: 'My nani did this work, so I turned it over first. Clean on the wrong side, no long floats to catch a ring on. It is heavy for a dupatta because of the khaddar; wear it pinned, not thrown.',
  },
  {
    order: 'parrot-tree',
    product: 'raghurajpur-pattachitra-parrot-tree',
    rating: 5,
    daysLater: 14,
    text: 'Came rolled in a tube with a letter about who painted it. Let it lie flat under books for two days before framing and keep it out of the sun. No two parrots look the same way, my daughter has checked.',
  },
  {
    order: 'khadi-too-narrow',
    product: 'sevagram-khadi-kurta-undyed',
    fit: 'true',
    rating: 3,
    daysLater: 2,
    text: 'Lovely cloth, dry and cool, with flecks of leaf as promised. But it is cut narrow across the shoulders, and 42 fitted me like a 40, so both went back. The money was here within the week.',
  },
  {
    order: 'hundred-hankies',
    product: 'cuddalore-madras-check-hanky',
    rating: 5,
    daysLater: 6,
    text: 'A hundred of them for our anniversary, in about nine different checks. Soft from the first day and larger than the ones in shops. People kept theirs, which cannot be said of the mugs last year.',
  },
  {
    order: 'staff-shirts',
    product: 'kannur-corporate-shirt-sky-stripe',
    fit: 'true',
    rating: 4,
    daysLater: 20,
    text: 'Eighty shirts for the depot. Shade and stripe match from the first to the last, and they breathe in May. They need ironing while damp, and three buttons were loose on arrival; we sewed them on ourselves.',
  },
  {
    order: 'mustard-squares',
    product: 'kanchipuram-kattam-saree-mustard',
    rating: 5,
    daysLater: 8,
    text: 'Light for a Kanchipuram: I wore it from six in the morning to the last photograph and it did not drag at the shoulder. The mustard is deeper than on my phone, closer to turmeric. Narrow border, so the pleats sit flat. Had a fall and pico done before wearing.',
  },
  {
    order: 'first-order',
    product: 'alappuzha-coir-doormat-fishbone',
    rating: 4,
    daysLater: 25,
    text: 'Sheds brown fibre for the first two weeks and then stops. Takes the red mud off better than the rubber one did. Dries within an afternoon after hosing.',
  },
];
