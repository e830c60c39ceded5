/** Functions that a service adds to the language, with their arities. */
export interface ServiceProfile {
  readonly name: string;
  readonly functions: ReadonlyMap<string, number>;
  readonly namespaces: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

export const SERVICE_NAMES: ReadonlySet<string> = new Set(['cloud.firestore', 'firebase.storage']);
