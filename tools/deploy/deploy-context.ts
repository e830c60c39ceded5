/** What a deployment sees and moves, so that a test can put another world in its place. */
export interface DeployContext {
  /** Runs a shell line in the project's root. */
  run: (line: string, env?: Record<string, string>) => Promise<{ code: number; output: string }>;
  /** The text of a file of the project; undefined without one. */
  read: (path: string) => string | undefined;
  /** What the project's Firestore holds. Rejects when it cannot be asked. */
  records: () => Promise<ShopRecords>;
  /** Puts what pages of the release at this address still ask for into the new build; says what came of it. */
  carryOverAssets: (shop: string) => Promise<string>;
  print: (line: string) => void;
}

export interface ShopRecords {
  /** anybody has ever signed up */
  hasPeople: boolean;
  administrators: number;
  /** settings/public, `legal` */
  legal: unknown;
}
