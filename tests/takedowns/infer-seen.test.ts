/** The kind of a request, from what an alert says. */
import { expect, test } from 'vitest';
import { inferFromAll, inferSeen } from '@/takedowns/model/infer-seen.ts';

test.each([
  ['A copy of the sign-in page asks for customer ID and password.', 'abuse', 'phishing'],
  ['A "KYC update" form asks for PAN, card number and OTP.', 'abuse', 'phishing'],
  ['The page offers an Android package outside the app store.', 'abuse', 'malware'],
  ['Two recipients reported mails from this name.', 'abuse', 'mail'],
  ['A web shop with copied photographs takes prepaid orders over UPI.', 'abuse', 'shop'],
  // It is only held: there is nothing harmful to report.
  ['Parked with advertising; no form seen.', 'trademark', ''],
  ['Offered for sale at a domain market; no content.', 'trademark', ''],
  // Nothing is inferred from what was not seen, from a neighbour, or from nothing.
  ['No phishing page was seen.', 'abuse', ''],
  ['The page does not ask for passwords.', 'abuse', ''],
  ["It isn't parked.", 'abuse', ''],
  ['Shares hosting with nine known phishing names.', 'abuse', ''],
  // Nor from what is doubted, gone, or another matter.
  ['We cannot confirm malware.', 'abuse', ''],
  ['Unable to find a phishing page.', 'abuse', ''],
  ['Malware scan: clean.', 'abuse', ''],
  ['Free of malware.', 'abuse', ''],
  ['Suspected phishing site.', 'abuse', ''],
  ['It may host a phishing kit.', 'abuse', ''],
  ['Phishing page seen on 12 May.', 'abuse', 'phishing'],
  ['Since May 2026 a phishing page.', 'abuse', 'phishing'],
  ['The phishing page was taken down.', 'abuse', ''],
  ['The phishing page is offline.', 'abuse', ''],
  ['The name of an OTP service provider.', 'abuse', ''],
  ['', 'abuse', ''],
])('%s → %s %s', (details, kind, sighting) => {
  expect(inferSeen(details)).toEqual({ kind, sighting });
});

test('several alerts have the kind and the sighting that all of them call for', () => {
  const [login, parked] = ['It asks for a password.', 'Parked with advertising.'];
  expect(inferFromAll([login, login])).toEqual({ kind: 'abuse', sighting: 'phishing' });
  expect(inferFromAll([login, parked])).toEqual({ kind: 'abuse', sighting: '' });
  expect(inferFromAll([parked, parked])).toEqual({ kind: 'trademark', sighting: '' });
  expect(inferFromAll([])).toEqual({ kind: 'abuse', sighting: '' });
});
