import { defineString } from 'firebase-functions/params';

const configured = defineString('SHOP_URL', {
  default: '',
  description:
    'The web address of the shop, such as https://shop.example. Links in emails start with it.',
});

/**
 * The shop's own address without a slash at its end. It is never read from a request, whose headers anybody can write.
 * Throws when SHOP_URL is no web address.
 */
export function shopAddress(): string {
  return addressFrom(configured.value(), process.env.GCLOUD_PROJECT);
}

/** The configured address, or the one that Hosting gives every project. */
export function addressFrom(address: string, projectId = ''): string {
  const chosen = address === '' ? `https://${projectId}.web.app` : address;
  const isWeb = URL.canParse(chosen) && /^https?:$/.test(new URL(chosen).protocol);
  if (!isWeb || (address === '' && projectId === '')) {
    throw new Error(`SHOP_URL is "${address}", but it must be the shop's web address.`);
  }
  return new URL(chosen).origin;
}

const CHANNEL_HOST = /^[a-z0-9-]+\.web\.app$/;

/**
 * The address of one of the project's own preview channels, whose names Hosting makes of the project's; undefined for
 * every other host. Good for reading what Hosting shows there, and for nothing that is told to anybody.
 * @param host as the request names it, which anybody can write
 */
export function previewAddress(
  host: string | undefined,
  projectId = process.env.GCLOUD_PROJECT ?? '',
): string | undefined {
  const own = `${projectId}--`;
  const isOwn = projectId !== '' && host?.startsWith(own) === true;
  return isOwn && CHANNEL_HOST.test(host.slice(own.length)) ? `https://${host}` : undefined;
}
