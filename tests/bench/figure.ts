/** One measured figure. Ratios, counts and CPU time, never elapsed time, because the machine may be busy. */
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
