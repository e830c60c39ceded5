import type { LineOptions } from './line-options.ts';

/** What an order keeps of a product's titles; the Hindi one only if there is one. */
export function titlesOf({
  title,
  titleHindi,
}: {
  title: string;
  titleHindi?: string | undefined;
}) {
  return { title, ...(titleHindi && { titleHindi }) };
}

export interface StoredTitles {
  title: string;
  titleHindi?: string | undefined;
  options?: LineOptions | undefined;
  tailoring?: { services: readonly { name: string; nameHindi?: string | undefined }[] } | undefined;
}

/** The line as `lineTitle` takes it, with its title and services in Hindi where they have Hindi. */
export function lineInHindi({ title, titleHindi, options, tailoring }: StoredTitles) {
  const services = (tailoring?.services ?? []).map(({ name, nameHindi }) => ({
    name: hindiOr(name, nameHindi),
  }));
  return { title: hindiOr(title, titleHindi), options, tailoring: { services } };
}

function hindiOr(english: string, hindi = ''): string {
  return hindi === '' ? english : hindi;
}
