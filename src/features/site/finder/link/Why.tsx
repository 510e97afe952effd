import { SaidText } from '@/features/shared/explanation/SaidText.tsx';
import { holdersOf, isOfOne } from '@/lib/restricted-endings.ts';
import { baitPageText } from './bait-page.ts';
import { ownerOf, registeredName } from './beside.ts';
import { type Company, LISTED, possessive } from './companies.ts';
import { type Found, hasNoEnding, type Judged } from './judged.ts';
import { chatWith, type Holds, tenantAt } from './places.ts';
import { openedBy } from './verdict.ts';

/** Why, in one to three sentences; none where the signs say it. */
export function Why(props: Judged) {
  const text = reason(props);
  if (text === '') return null;
  return (
    <p className="mt-3 max-w-prose text-lead text-quiet">
      <SaidText says={text} />
    </p>
  );
}

const BY_LIST = `By our list of well-known addresses (${LISTED}).`;

function reason({
  kind,
  found,
  domain,
  reading,
  company,
  byName,
  borrowed,
  before,
  begins,
}: Judged): string {
  switch (kind) {
    case 'named':
      return (
        noEnding(found) ||
        'The name alone does not show it, and that we do not know it makes it neither safe nor a fraud.'
      );
    case 'signs':
    case 'fraud-signs':
      return '';
    case 'carries-name':
      if (borrowed) return baitPageText(borrowed, reading);
      return openedBy(reading, found)?.holds === 'mail'
        ? 'Anyone can have an address there, under any name. A bank, a company or an authority writes from its own domain.'
        : 'Anyone can register a name with a company’s name in it. What is registered here is another name.';
    case 'mixed':
      return 'Letters of another alphabet can look like Latin ones: it may not read as it looks.';
    case 'whole-script':
      return 'Every letter of it is of another alphabet and looks like a Latin one. Real companies do not write their addresses so.';
    case 'payment':
      return 'It sends money from your account. To receive money you never scan, press or enter a PIN. Do not pay unless you know who that is.';
    case 'own-program':
      return 'Do not install it, whosever name it is on: files are put on real sites, too. No bank, company or authority sends its app as a link. Get it from your phone’s app store.';
    case 'other-address':
    case 'may-imitate':
      return [
        onPlatform(found) || saidOf(found),
        'It is not among the addresses that we know of. It may be theirs, another company’s or an imitation: companies hold several names, and imitators take those that they leave.',
      ].join(' ');
    case 'shortener':
      return 'Which name it ends at shows only when it is opened, and nothing is opened here.';
    case 'own-short':
      return 'The company uses it for its own links. Which page this one ends at shows only when it is opened, and nothing is opened here.';
    case 'open':
    case 'map':
    case 'store':
    case 'remote':
      return openedText(openedBy(reading, found)?.holds, reading);
    case 'passes-on':
      return 'Where you end up counts, not where the link begins. Nothing is opened here, so whether it does pass you on is not known.';
    case 'restricted':
      return restrictedText(found, domain !== '', company, byName === true);
    case 'known':
      return `${BY_LIST}${severalText(found)}${sisterText(found, company)}`;
    case 'beside-home':
      return besideHomeText(found, company);
    case 'known-other':
      return otherCompanyText(found);
    case 'same-name':
      return 'This is on the same name as the address you gave. Whether that address is right, this check cannot tell. Take it from the company’s app, its card or an older bill, and compare again.';
    case 'two-readings':
      return begins === undefined ? runOnText(before) : brokenText(before);
    case 'disguised':
      return 'Browsers skip what stands before the @ and go to the name behind it.';
    case 'program':
      return 'Opened, it can install itself and read your messages, the OTPs of your bank among them. No bank or authority sends its app so: get it from the store of your phone.';
    case 'zip':
    case 'zip-bait':
      return 'Files and web addresses can end alike. What such a file holds, its name does not tell: one that you did not expect can hold a program.';
    case 'no-name':
      return 'No name on the internet ends so, by the public suffix list. It looks like the name of a file: one that you did not expect, do not open. Was it in a link? Paste the whole link, or the whole message.';
    case 'ip-address':
      return 'No company sends its customers to a number. Do not open it.';
    case 'own-network':
      return 'Such an address is reached from your own network or device alone, as a router’s settings are. No company sends one to its customers.';
    case 'no-web-address':
      return 'It may run a script, start a payment or open an app. Do not press it.';
    case 'unknown':
      return (
        noEnding(found) ||
        'Any name can show a copy of the company’s page. Look at what is registered, below, and ask who that is.'
      );
    case 'imitates':
      return imitationText(found, company);
    case 'unreadable':
      return unreadableText(found);
  }
}

/** Of a link that a space breaks. */
const brokenText = (before = ''): string =>
  `A phone makes a link of what stands on one side of the space. Joined it is ${before}: type that yourself, and do not press what you were sent.`;

/** Of a link that runs into a word behind it: which of the two was meant, only its sender knows. */
const runOnText = (before = ''): string =>
  `A phone makes a link of all of it. Was a space forgotten behind ${before}, then that is meant; but it can be written so as a trick, too.`;

/** Of a link whose name cannot be: it was mistyped, or cut; '' of any other. */
const noEnding = (found: Found | null): string =>
  found?.kind === 'explanation' && hasNoEnding({ found })
    ? `By the public suffix list there is no ending .${found.candidate.suffix}. Was the link cut or mistyped? Type the address that you know.`
    : '';

/** What it means that anybody may have put it there. */
function openedText(holds: Holds | 'mail' | undefined, reading: Judged['reading']): string {
  switch (holds) {
    case 'mail':
      return 'A bank, a company or an authority writes from its own domain. Do not answer, and send nothing.';
    case 'remote':
      return 'No bank, company or authority needs to see your screen. Do not install it, and never share the code it shows.';
    case 'app':
      return 'Check the publisher’s name there: a fake may be listed, too.';
    case 'pay':
      return 'Whose business it is, its page shows before you pay.';
    case 'map':
      return 'Which place it shows, is seen only when it is opened, and nothing is opened here.';
    case 'meeting':
      return 'Who is in it, the link does not say, and anyone can take any name and picture there. No bank, company or authority needs to see your screen.';
    case 'group':
      return 'Who is in it, the link does not say, and anyone can start one, under any name and picture. Frauds with shares, jobs and loans work in such groups, where those who praise them can all be one and the same.';
    case 'ended':
      return 'Google, which kept that service, ended it. What leads nowhere is no reason to press it: type the address that you know.';
    case 'link':
      return 'Shops and banks make such links for their apps, and so can anyone, under any name. Which page it ends at shows only when it is opened, and nothing is opened here.';
    case 'chat':
      return reading.kind === 'name' && chatWith(reading.host, reading.rest)
        ? 'Anyone can have one, under any name and picture. A company publishes its own on its site: compare.'
        : 'Anyone can start one, under any name and picture. A bank or an authority asks for nothing there.';
    default:
      if (reading.kind === 'name' && tenantAt(reading.host)) {
        return 'Companies have shops and helpdesks there, and so can anyone in their name: it may be theirs or not. A bank or an authority asks for nothing there.';
      }
      return 'It takes five minutes and no proof of identity. Whose it is, the platform’s name does not say. A bank or an authority asks for nothing there.';
  }
}

/** What a restricted ending leaves open. */
const ofWhom = (suffix: string): string =>
  isOfOne(suffix)
    ? 'This one is not on our list: whether there is such a name, and what its page does, that does not say.'
    : 'Which of them holds this one, and what its page does, the name does not say.';

function restrictedText(
  found: Found | null,
  compared: boolean,
  company: Company | null,
  byName: boolean,
): string {
  const suffix = found?.kind === 'explanation' ? found.candidate.suffix : '';
  const who = `Only ${holdersOf(suffix) ?? 'few'} can register a name under .${suffix}.`;
  if (!compared || isOfOne(suffix)) return `${who} ${ofWhom(suffix)}`;
  const moved =
    suffix === 'bank.in'
      ? ' Banks in India have moved there from their older addresses, so this may be its new one: confirm it in the bank’s app or by the number on your card.'
      : ' Confirm it by an address or a number that you know.';
  const known =
    byName && company !== null ? `address we have for ${company.name}` : 'address that you gave';
  return `${who} It is not the ${known}.${moved}`;
}

/** Under an ending for few: not a fraud's name by that, and not the company's. */
function besideHomeText(found: Found | null, company: Company | null): string {
  if (found?.kind !== 'explanation') return '';
  const { asset, candidate } = found;
  const who = `Only ${holdersOf(candidate.suffix) ?? 'few'} can register a name under .${candidate.suffix}.`;
  const theirs = company === null ? 'The name that you gave' : possessive(company.name);
  return `${who} ${theirs} there is ${registeredName(asset)}${company === null ? '' : ` by our list (${LISTED})`}: this is another name. Do not use it for that company.`;
}

/** Of a company with several addresses: another one than the reader knows is no cause for alarm. */
function severalText(found: Found | null): string {
  const owner = ownerOf(found);
  return owner && owner.addresses.length > 1
    ? ` ${owner.name} has several names of its own; this is one of them.`
    : '';
}

/** Of another company of the group that was meant. */
function sisterText(found: Found | null, meant: Company | null): string {
  const owner = ownerOf(found);
  return !owner || !meant || owner === meant
    ? ''
    : ` ${owner.name} and ${meant.name} belong together.`;
}

function otherCompanyText(found: Found | null): string {
  const owner = ownerOf(found)?.name ?? 'another company';
  return `${BY_LIST} It is ${possessive(owner)} own, and that is not the company that you gave: ask that one why its link leads there.`;
}

/** Of a name that a customer of a hosting platform chose: no change of letters explains it. */
const onPlatform = (found: Found | null): string =>
  found?.kind === 'explanation' && found.platform !== null
    ? `Anyone can put a page on ${found.platform}.`
    : '';

/** Each change that was found, the main one first. */
function saidOf(found: Found | null): string {
  if (found?.kind !== 'explanation') return '';
  const [main, ...others] = found.techniques;
  // The ending is often the plainer sign of the two.
  const ending =
    main?.technique === 'brand-in-subdomain'
      ? undefined
      : others.find(({ technique }) => technique === 'tld-swap');
  return [main?.says, ending?.says].filter(Boolean).join(' ');
}

/** Of a page on a platform for everybody, where its maker chose the name: no change of letters explains that. */
function imitationText(found: Found | null, company: Company | null): string {
  if (found?.kind !== 'explanation') return '';
  const place = onPlatform(found);
  if (place === '') return [saidOf(found), found.why].filter(Boolean).join(' ');
  const whose =
    company === null
      ? `It is not on ${registeredName(found.asset)}.`
      : `It is not among the addresses of ${company.name} that we know of.`;
  return `${place} ${whose}`;
}

function unreadableText(found: Found | null): string {
  return found?.kind === 'invalid'
    ? found.message.replace('The other name', 'What it leads to')
    : 'Paste a web address, an email address or the whole message.';
}
