import type { SiteLanguage } from './language-path.ts';

/** A list of public documents; every condition must match, and a list matches any of its values. */
export interface PublicListRequest {
  collection: string;
  select?: readonly string[];
  /** `__name__` is the document ID */
  where: Readonly<Record<string, string | boolean | readonly string[]>>;
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  limit: number;
}

export interface PublicDocument {
  id: string;
  /** times as ISO text */
  data: Record<string, unknown>;
}

/** What pages read while the server renders them: the same that a guest's browser may read. */
export interface PageSources {
  document: (collection: string, id: string) => Promise<PublicDocument['data'] | undefined>;
  list: (list: PublicListRequest) => Promise<PublicDocument[]>;
  /** Response of a GET request. `path` without `/api`. */
  api: (path: string) => Promise<Record<string, unknown>>;
}

export interface PageRequest {
  /** Path and query in the shop, without the prefix of the language */
  address: string;
  language: SiteLanguage;
}

export interface RenderedPage {
  /** `<title>`, `<meta>` and `<link>` elements */
  head: string;
  /** Content of `#root` */
  body: string;
}

/** Renders a page of the shop. The build writes it for the server. */
export type RenderPage = (page: PageRequest, sources: PageSources) => Promise<RenderedPage>;
