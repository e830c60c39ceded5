import { SHOP_NAME } from '@kargha/domain/settings/shop-name';

/**
 * The page behind the link of the confirmation email: its button confirms. It works without scripts and without loading
 * the shop.
 * @param token hexadecimal digits
 */
export function confirmationPage(token: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Confirm our newsletter | ${SHOP_NAME}</title>
</head>
<body>
<main>
<h1>${SHOP_NAME}</h1>
<p>Do you want our newsletter, at most twice a month?</p>
<p lang="hi">क्या आप हमारा न्यूज़लेटर चाहते हैं, महीने में अधिकतम दो बार?</p>
<form method="post" action="/api/newsletter/confirm">
<input type="hidden" name="token" value="${token}">
<button>Yes, subscribe me / <span lang="hi">हाँ, सब्सक्राइब करें</span></button>
</form>
</main>
</body>
</html>
`;
}
