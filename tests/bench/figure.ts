/** One measured figure. Ratios and counts, never seconds: the machine may be busy. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
}

/** A figure as it was measured once. */
export interface Measured {
  value: number;
  unit: string;
  commit: string;
  node: string;
  cores: number;
}

/** A bench gives its figures; the budgets stand in budgets.json by the figure's name. */
export type Bench = () => Promise<Figure[]>;
