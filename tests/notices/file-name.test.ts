/** What the file of a saved notice is called: by the alerts, with no name that can be opened. */
import { expect, it } from 'vitest';
import { fileName } from '@/lib/download.ts';
import { noticeFileStem } from '@/notices/file-name.ts';

const TO = 'abuse@registrar.example';
const about = (...alerts: string[]) => alerts.map((alert) => ({ alert, host: 'examp1e.com' }));

it.each([
  ['one alert', about('30'), 'abuse-alert-30-examp1e-com-abuse-registrar-example.eml'],
  [
    'a name so long that the recipient would be cut off',
    [{ alert: '30', host: `${'a'.repeat(60)}.com` }],
    `abuse-alert-30-${'a'.repeat(36)}-abuse-registrar-example.eml`,
  ],
  ['several', about('1', '2', '27'), 'abuse-alerts-1-2-27-abuse-registrar-example.eml'],
  [
    'more than a name can list',
    about('1', '2', '3', '4', '5', '6', '7'),
    'abuse-alerts-1-2-3-4-5-and-2-more-abuse-registrar-example.eml',
  ],
  ['no number', about(''), 'abuse-examp1e-com-abuse-registrar-example.eml'],
  ['no host', [{ alert: '30', host: null }], 'abuse-alert-30-abuse-registrar-example.eml'],
  [
    'a hostile number',
    about('../evil.sh', '2'),
    'abuse-alerts---evil-sh-2-abuse-registrar-example.eml',
  ],
])('%s', (_what, names, file) => {
  expect(fileName(noticeFileStem('abuse', names, TO), 'eml')).toBe(file);
});
