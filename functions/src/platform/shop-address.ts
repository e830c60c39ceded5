import { defineString } from 'firebase-functions/params';

const configured = defineString('SHOP_URL', {
  default: '',
  description:
    'The web address of the shop, such as https://shop.example. Links in emails start with it.',
});

/**
 * The shop's origin without a trailing slash. Never taken from a request, whose headers can be forged. Throws when
 * SHOP_URL is not a web address.
 */
export function shopAddress(): string {
  return addressFrom(configured.value(), process.env.GCLOUD_PROJECT);
}

/** The configured address, or the default one of Firebase Hosting. */
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
 * The address of the project's preview channel; undefined for other hosts. Only for reading pages from Hosting,
 * never for links. @param host from the request, which can be forged
 */
export function previewAddress(
  host: string | undefined,
  projectId = process.env.GCLOUD_PROJECT ?? '',
): string | undefined {
  const prefix = `${projectId}--`;
  const isOwn = projectId !== '' && host?.startsWith(prefix) === true;
  return isOwn && CHANNEL_HOST.test(host.slice(prefix.length)) ? `https://${host}` : undefined;
}
