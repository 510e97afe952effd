/** Why people fall for a pair: one sentence for each case, which the picture above it does not refute. */
import { expect, test } from 'vitest';
import { explain } from '@/lookalike/index.ts';
import { deceptionReason } from '@/lookalike/deception-reason.ts';

const SAHYADRI = 'sahyadrilokbank.co.in';
const NETBANKING = `netbanking.${SAHYADRI}`;

test.each([
  // A dot that is missing: of www, of a host, of the ending.
  [SAHYADRI, `www${SAHYADRI}`, /www and the name run together/],
  [NETBANKING, `netbanking${SAHYADRI}`, /parts the two words/],
  [SAHYADRI, 'sahyadrilokbankco.in', /^The ending stands where it is expected/],
  // And one that became a dash.
  [SAHYADRI, `www-${SAHYADRI}`, /the real www address/],
  [NETBANKING, 'netbanking-sahyadri.com', /sign-in host of the real one/],
  [SAHYADRI, 'sahyadrilokbank-co-in.com', /a dash is hardly told from a dot/],
  // Look-alikes that nobody can see, that a mark tells apart, and that a careful reader sees.
  [SAHYADRI, 'sahyadrilokbаnk.co.in', /^Reading with care does not help/],
  [NETBANKING, 'netbanking.sаhyаdrilokbаnk.co.in', /^Reading with care does not help/],
  ['maruthamhandloom.in', 'maruthamhandlооm.in', /^Reading with care does not help/],
  // Another ending, or a host left off, can be read.
  [SAHYADRI, 'sahyadrilokbаnk.in', /^The letters look the same.*; the other ending can be seen\.$/],
  ['kotak.com', 'kοtak.co.in', /^The letters look the same.*; the other ending can be seen\.$/],
  [NETBANKING, 'sahyadrilokbаnk.co.in', /^The letters look the same.*; what else was changed/],
  ['kotak.in', 'kοtak.co.in', /^The letters look the same.*; the other ending can be seen\.$/],
  ['marutham.in', 'mаruthams.in', /^The letters look the same.*; what else was changed/],
  ['makemytrip.com', 'makemytrìp.in', /^The letters differ by a small mark.*; the other ending/],
  ['amazon.in', 'arnazon.com', /^You tell the letters apart only if.*; the other ending/],
  ['kotak.com', 'kοtak.com', /^Reading with care does not help/],
  ['hdfcbank.com', 'hdfc\u200dbank.com', /^Reading with care does not help/],
  ['marutham-textіles.com', 'marutham-textiles.com', /^Reading with care does not help/],
  [SAHYADRI, 'sahyadriłokbank.co.in', /^Only a small mark or stroke differs/],
  ['makemytrip.com', 'makemytrìp.com', /^Only a small mark or stroke differs/],
  ['sbi.co.in', 'sbı.co.in', /^Only a small mark or stroke differs/],
  [SAHYADRI, 'sahyadril0kbank.co.in', /only if you look for it/],
  [SAHYADRI, 'sahyadri1okbank.co.in', /only if you look for it/],
  ['amazon.in', 'arnazon.in', /only if you look for it/],
  // An i is read as an l where it is written as a capital, which is the same name.
  ['netflix.com', 'netfiix.com', /^Written with a capital I it passes for the real one/],
  ['netflix.com', 'netfiix.in', /^Written as a capital, the I passes for an l; the other ending/],
  ['netflix.com', 'netfiixs.com', /^Written as a capital.*; what else was changed/],
  ['flipkart.com', 'fllpkart.com', /only if you look for it/],
  // The easiest to see decides.
  [SAHYADRI, 'sаhyadril0kbank.co.in', /only if you look for it/],
  // Words beside a whole brand, a changed one, and what is left of one.
  ['flipkart.com', 'flipkart-offers.in', /^The brand is spelt correctly/],
  ['flipkart.com', 'fl1pkart-offers.in', /what was changed in it passes/],
  ['sahyadrilokbank.com', 'sahyadrilokupi.com', /^What is left of the brand/],
  ['kaveri-handlooms.in', 'kaveri-login.in', /^What is left of the brand/],
  ['hdfcbank.com', 'hdfcbank.com.verify.net', /the beginning is the real one’s/],
  ['hdfcbank.com', 'my.hdfcbamk.github.io', /read the brand and miss/],
  ['tatasteel.com', 'steeltata.com', /^Both orders mean the same/],
  ['flipkart.com', 'fipkartl.com', /^All the letters are there/],
  ['flipkart.com', 'flmmkart.com', /^The name is as long as before/],
  ['flipkart.com', 'flipkaryy.com', /^The rest of the name stays/],
])('%s, %s: %s', (asset, candidate, why) => {
  const found = explain(asset, candidate);
  expect(found.kind === 'explanation' && deceptionReason(found)).toMatch(why);
});

test('nothing where no technique was found', () => {
  const found = explain('hdfcbank.com', 'wikipedia.org');
  expect(found.kind === 'explanation' && deceptionReason(found)).toBeNull();
});
