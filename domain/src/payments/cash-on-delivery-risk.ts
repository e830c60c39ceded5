import { timesPaise, type Paise } from '../money/paise.ts';

/** Cash on delivery orders of a person, phone number, mailbox or address in the last year. */
export interface CashOnDeliveryHistory {
  /** placed, and neither delivered nor ended */
  open: number;
  delivered: number;
  /** came back to the shop undelivered, or on the way back */
  refused: number;
  /** cancelled after they were placed */
  cancelled: number;
}

export const NO_HISTORY: CashOnDeliveryHistory = {
  open: 0,
  delivered: 0,
  refused: 0,
  cancelled: 0,
};

interface RiskReason {
  text: string;
  points: number;
}

export const RISK_LEVELS = ['low', 'medium', 'high'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

export interface CashOnDeliveryRisk {
  /** 0 to 100: the sum of the reasons */
  score: number;
  level: RiskLevel;
  reasons: RiskReason[];
}

interface RiskFacts {
  history: CashOnDeliveryHistory;
  /** of orders to the same pincode */
  pincodeHistory: CashOnDeliveryHistory;
  total: Paise;
  maxTotal: Paise;
  hasAdvance: boolean;
  isEmailProven: boolean;
  pieces: number;
}

/** How likely it is that the parcel is refused, by rules that staff can read: each reason has its points. */
export function cashOnDeliveryRisk(facts: RiskFacts): CashOnDeliveryRisk {
  const { history, total, maxTotal, hasAdvance, isEmailProven, pieces } = facts;
  const known = history.delivered > 0;
  const rules: [boolean, number, string][] = [
    [history.refused > 0, 40, `${history.refused} earlier parcels refused`],
    [history.cancelled > 1, 15, `${history.cancelled} earlier orders cancelled`],
    [!known, 15, 'First order with cash on delivery'],
    [!isEmailProven, 10, 'Email address is not the verified one of an account'],
    [history.open > 0, 10, `${history.open} other orders not delivered yet`],
    [timesPaise(total, 2) > maxTotal, 10, 'More than half of the highest amount'],
    [pieces > 5, 10, `${pieces} pieces`],
    [isOftenRefused(facts.pincodeHistory), 20, 'Parcels to this pincode are often refused'],
    [hasAdvance, -25, 'Part of it is paid in advance'],
    [history.delivered > 1, -20, `${history.delivered} earlier orders delivered and paid`],
  ];
  const reasons = rules.flatMap(([applies, points, text]) => (applies ? [{ text, points }] : []));
  const sum = reasons.reduce((all, { points }) => all + points, 0);
  const score = Math.min(100, Math.max(0, sum));
  return { score, level: levelOf(score), reasons };
}

function levelOf(score: number): RiskLevel {
  if (score >= 50) return 'high';
  return score >= 25 ? 'medium' : 'low';
}

/** A fifth or more of at least five parcels. */
function isOftenRefused({ delivered, refused }: CashOnDeliveryHistory): boolean {
  return delivered + refused >= 5 && refused * 5 >= delivered + refused;
}
