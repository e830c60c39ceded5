/** Returns the path of the first product in the sitemap. Throws when there is none. */
export async function findProductPath(shop: string): Promise<string> {
  const sitemap = await (await fetch(`${shop}/sitemap.xml`)).text();
  const address = /<loc>([^<]*\/products\/[^<]+)<\/loc>/.exec(sitemap)?.[1];
  if (address === undefined) throw new Error('The sitemap names no product.');
  return new URL(address).pathname;
}
