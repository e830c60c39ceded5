import type { PlannedLine, PlannedOrder } from './order-plan.ts';

type Delivered = Omit<PlannedOrder, 'state' | 'lines'>;

const delivered = (order: Delivered, ...lines: PlannedLine[]): PlannedOrder => ({
  ...order,
  lines,
  state: 'delivered',
});

export const DELIVERED_ORDERS: readonly PlannedOrder[] = [
  delivered(
    { key: 'new-flat', daysAgo: 2.2, personKey: 'devika', method: 'upi', pace: 0.3 },
    ['channapatna-lacquer-bowl-turmeric', 1],
    ['kannur-handloom-bedsheet-sea-stripe', 1],
  ),
  delivered({ key: 'monsoon-sisters', daysAgo: 6.1, personKey: 'pallavi', method: 'upi' }, [
    'kota-doria-leheriya-dupatta-monsoon',
    2,
  ]),
  delivered({ key: 'office-teal', daysAgo: 7.9, personKey: 'ritika', method: 'card' }, [
    'maheshwari-saree-bugdi-teal',
    1,
  ]),
  delivered(
    { key: 'winter-in-ludhiana', daysAgo: 10.4, personKey: 'gurpreet', method: 'card' },
    ['patiala-phulkari-dupatta-wheat', 1],
    ['kullu-shawl-stole-pine', 1],
  ),
  delivered({ key: 'brides-korvai', daysAgo: 12.6, personKey: 'smita', method: 'netbanking' }, [
    'kanchipuram-korvai-saree-maroon-green',
    1,
  ]),
  delivered({ key: 'two-ties', daysAgo: 15.1, personKey: 'farhan', method: 'upi' }, [
    'pochampally-ikat-silk-tie-navy',
    2,
  ]),
  delivered({ key: 'ivory-anarkali', daysAgo: 17.3, personKey: 'ritika', method: 'upi' }, [
    'lucknow-chikankari-anarkali-ivory',
    1,
  ]),
  delivered(
    {
      key: 'hundred-hankies',
      daysAgo: 22.8,
      personKey: 'buyer',
      method: 'netbanking',
      bulk: { quote: 'anniversary-hankies', terms: 'half-advance', purchaseOrder: 'NLPL/PO/0412' },
    },
    ['cuddalore-madras-check-hanky', 100, 135],
  ),
  delivered(
    { key: 'housewarming', daysAgo: 25.5, personKey: 'meenal', method: 'upi' },
    ['kot-jewar-blue-pottery-bowl', 2],
    ['srinagar-papier-mache-box-almond', 1],
  ),
  delivered({ key: 'mustard-squares', daysAgo: 36.4, personKey: 'sudha', method: 'card' }, [
    'kanchipuram-kattam-saree-mustard',
    1,
  ]),
  delivered(
    { key: 'study-table', daysAgo: 44, personKey: 'vikrant', method: 'wallet' },
    ['sevagram-khadi-kurta-undyed', 1],
    ['panchmura-terracotta-horse', 1],
  ),
  delivered(
    {
      key: 'staff-shirts',
      daysAgo: 48.2,
      personKey: 'buyer',
      method: 'netbanking',
      bulk: { quote: 'staff-shirts', terms: 'credit-30', purchaseOrder: 'NLPL/PO/0377' },
    },
    ['kannur-corporate-shirt-sky-stripe', 80, 1020],
  ),
  delivered(
    { key: 'dice-squares', daysAgo: 52.5, personKey: 'devika', method: 'upi', pace: 0.8 },
    ['sambalpuri-pasapalli-saree-black-red', 2],
    ['pochampally-ikat-silk-tie-navy', 1],
  ),
  delivered({ key: 'parrot-tree', daysAgo: 58.9, personKey: 'gurpreet', method: 'card' }, [
    'raghurajpur-pattachitra-parrot-tree',
    1,
  ]),
  delivered(
    { key: 'for-my-parents', daysAgo: 63, personKey: 'ritika', method: 'netbanking' },
    ['sambalpuri-pasapalli-saree-black-red', 1],
    ['balaramapuram-kasavu-mundu-double', 2],
  ),
  delivered(
    { key: 'uniforms-whole-school', daysAgo: 70.4, personKey: 'school', method: 'netbanking' },
    ['wardha-khadi-school-shirt-white', 100, 470],
  ),
  delivered(
    { key: 'rani-pink', daysAgo: 78.6, personKey: 'zoya', method: 'upi' },
    ['mangalagiri-long-kurti-nizam-border-rani', 1],
    ['cuddalore-madras-check-hanky', 5],
  ),
  delivered(
    { key: 'first-order', daysAgo: 86.5, personKey: 'sudha', method: 'upi' },
    ['alappuzha-coir-doormat-fishbone', 2],
    ['aurangabad-himroo-stole-ivory', 1],
  ),
];
