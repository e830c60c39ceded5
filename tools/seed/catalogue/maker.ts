/** Who made a good: an invented person's workshop or an invented society, in a place where the craft really lives. */
export interface Maker {
  name: string;
  kind: 'artisan' | 'workshop' | 'co-operative' | 'self-help-group';
  cluster: string;
  district: string;
  state: string;
}

export function maker(
  kind: Maker['kind'],
  name: string,
  [cluster, district, state]: [cluster: string, district: string, state: string],
): Maker {
  return { name, kind, cluster, district, state };
}
