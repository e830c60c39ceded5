/** What the rules of one service may call beside the language itself, with the number of arguments. */
export interface ServiceProfile {
  readonly name: string;
  readonly functions: ReadonlyMap<string, number>;
  readonly namespaces: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Services whose rules may stand in a file. */
export const SERVICE_NAMES: ReadonlySet<string> = new Set(['cloud.firestore', 'firebase.storage']);
