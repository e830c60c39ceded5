/** One measured figure. Ratios and counts, never seconds, because the machine may be busy. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
}

export interface Measured {
  value: number;
  unit: string;
  commit: string;
  node: string;
  cores: number;
}

export type Bench = () => Promise<Figure[]>;
