export interface Maker {
  name: string;
  kind: 'artisan' | 'workshop' | 'co-operative' | 'self-help-group';
  cluster: string;
  district: string;
  /** '' outside India */
  state: string;
}

export function maker(
  kind: Maker['kind'],
  name: string,
  [cluster, district, state]: [cluster: string, district: string, state: string],
): Maker {
  return { name, kind, cluster, district, state };
}
