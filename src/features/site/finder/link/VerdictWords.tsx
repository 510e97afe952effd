import type { ReactNode } from 'react';
import { HostileText } from '@/components/HostileText.tsx';
import { toUnicode } from '@/lib/idna.ts';
import { hasNoEnding, type Judged } from './judged.ts';
import { ownerOf, registeredName } from './beside.ts';
import { type Company, companyAt, possessive } from './companies.ts';
import { Opened, Program } from './OpenedWords.tsx';
import { Payment } from './Payment.tsx';
import { carriedBy, tellingName } from './verdict.ts';
import { carried, dressedAs, endingOf, ownerOfShort, wouldRead } from './verdict-parts.ts';
import { Name, With } from './VerdictName.tsx';

/** Which name the link is not on, and what it is in its place. */
const Not = ({ asset, children }: { asset: string; children: ReactNode }) => (
  <>
    Not{' '}
    <With sign=":">
      <Given text={asset} />
    </With>{' '}
    {children}
  </>
);

/** A company as it was given: by its name in words, or by its address. */
const Given = ({ text }: { text: string }) => (text.includes('.') ? <Name>{text}</Name> : text);

const isMail = (reading: Judged['reading']): boolean => reading.kind === 'name' && reading.isMail;

interface NotOfProps extends Pick<Judged, 'reading'> {
  company: Company;
  does: string;
}

/** Whose it is not, and what it does in its place: of an email address that is about its sender. */
const NotOf = ({ company, reading, does }: NotOfProps) =>
  isMail(reading)
    ? `This address is not ${possessive(company.name)}: it ${does}`
    : `Not ${company.name}: this ${does}`;

interface LeadsToProps extends Pick<Judged, 'reading'> {
  name: string;
  sign: '.' | ',';
  children?: ReactNode;
}

/** Which name the link leads to, and what is said of it. */
const LeadsTo = ({ name, sign, reading, children }: LeadsToProps) => (
  <>
    {isMail(reading) ? 'This address is at' : 'This leads to'}{' '}
    <With sign={sign}>
      <Name>{name}</Name>
    </With>{' '}
    {children}
  </>
);

/** The verdict, in one sentence. */
export function Sentence(judged: Judged): ReactNode {
  const { kind, domain, reading, found, company } = judged;
  const asset =
    judged.byName && company
      ? company.name
      : found?.kind === 'explanation'
        ? registeredName(found.asset)
        : toUnicode(domain);
  const registered = found?.kind === 'explanation' ? tellingName(found) : '';
  switch (kind) {
    case 'named':
      return hasNoEnding(judged) ? (
        <>
          This leads nowhere: no name on the internet ends in{' '}
          <span className="name max-md:text-[0.75em]">
            <HostileText text={`.${endingOf(found)}`} />
          </span>
        </>
      ) : (
        <LeadsTo reading={reading} name={registered} sign=".">
          We do not know whose that is.
        </LeadsTo>
      );
    case 'signs':
      return (
        <LeadsTo reading={reading} name={registered} sign=",">
          and shows warning signs.
        </LeadsTo>
      );
    case 'fraud-signs':
      return (
        <LeadsTo reading={reading} name={registered} sign=",">
          and is made like a fraud.
        </LeadsTo>
      );
    case 'carries-name':
      return company ? (
        <NotOf
          company={companyAt(judged.given ?? '') ?? company}
          reading={reading}
          does={carried(judged, company)}
        />
      ) : (
        <Not asset={asset}>this only carries its name.</Not>
      );
    case 'mixed':
      return <>This leads to a name that mixes alphabets in one word.</>;
    case 'whole-script':
      return (
        <>
          This reads like{' '}
          <With sign=",">
            <Name>{wouldRead(found)}</Name>
          </With>{' '}
          and is another name.
        </>
      );
    case 'payment':
      return <Payment reading={reading} />;
    case 'own-program':
      return <Program reading={reading} found={found} />;
    case 'shortener':
      return (
        <>
          <Name>{registered}</Name> shortens links: it hides where this one leads.
        </>
      );
    case 'own-short':
      return <>{possessive(ownerOfShort(reading))} own short link: where it leads is hidden.</>;
    case 'open':
    case 'map':
    case 'store':
    case 'remote':
      return <Opened reading={reading} found={found} />;
    case 'passes-on':
      return (
        <>
          This starts at <Name>{registered}</Name> and may pass you on to{' '}
          <With sign=".">
            <Name>{toUnicode(carriedBy(reading, found) ?? '')}</Name>
          </With>
        </>
      );
    case 'restricted':
      return <LeadsTo reading={reading} name={registered} sign="." />;
    case 'other-address':
      return (
        <>
          We cannot tell whether <Name>{registered}</Name>{' '}
          {company ? (
            `is ${possessive(company.name)}.`
          ) : (
            <>
              belongs to the owner of{' '}
              <With sign=".">
                <Name>{asset}</Name>
              </With>
            </>
          )}
        </>
      );
    case 'same-name':
      return 'You gave the same name twice: that proves nothing.';
    case 'known':
      return (
        <>
          {isMail(reading) ? 'This address is at' : 'This is on'}{' '}
          <With sign=",">
            <Name>{registered}</Name>
          </With>{' '}
          {possessive(ownerOf(found)?.name ?? '')} own name.
        </>
      );
    case 'known-other':
    case 'beside-home':
      if (company && kind === 'beside-home') {
        return (
          <LeadsTo reading={reading} name={registered} sign=",">
            which is not on our list of {possessive(company.name)} names.
          </LeadsTo>
        );
      }
      if (company && judged.byName) {
        const whose = possessive(ownerOf(found)?.name ?? '');
        const does = isMail(reading) ? `is at ${whose} own domain.` : `is ${whose} own name.`;
        return <NotOf company={company} reading={reading} does={does} />;
      }
      return (
        <Not asset={asset}>
          this is on{' '}
          <With sign=".">
            <Name>{registered}</Name>
          </With>
        </Not>
      );
    case 'two-readings':
      return (
        <LeadsTo
          reading={reading}
          name={found?.kind === 'explanation' ? found.candidate.unicode : ''}
          sign={company ? ',' : '.'}
        >
          {company && `not to ${possessive(company.name)} own name, unless ${slipOf(judged)}.`}
        </LeadsTo>
      );
    case 'imitates':
      return <Imitates {...judged} />;
    case 'may-imitate':
      return (
        <>
          We cannot tell whose <Name>{registered}</Name> is: it resembles{' '}
          <With sign=".">
            <Name>{toUnicode(domain)}</Name>
          </With>
        </>
      );
    case 'disguised':
      return <Not asset={asset}>this only begins with it.</Not>;
    case 'unknown':
      return company ? (
        <LeadsTo reading={reading} name={registered} sign=",">
          which is not on our list of {possessive(company.name)} names.
        </LeadsTo>
      ) : (
        <Not asset={asset}>this is another name. That does not make it safe.</Not>
      );
    case 'ip-address':
      return dressedAs(reading) ? (
        <>
          This only begins with{' '}
          <With sign=":">
            <Name>{dressedAs(reading)}</Name>
          </With>{' '}
          it leads to a bare number.
        </>
      ) : (
        <>
          This leads to a bare number, not to {domain === '' ? 'a name' : <Given text={asset} />}.
        </>
      );
    case 'own-network':
      return <>This leads into your own network, not to a company.</>;
    case 'no-web-address':
      return (
        <>
          This is no web address: it begins with{' '}
          <span className="name">
            <HostileText text={reading.kind === 'scheme' ? `${reading.scheme}:` : ''} />
          </span>
          .
        </>
      );
    case 'no-name':
      return (
        <>
          This cannot be a web address: it ends in{' '}
          <span className="name max-md:text-[0.75em]">
            <HostileText text={`.${endingOf(found)}`} />
          </span>
        </>
      );
    case 'zip':
    case 'zip-bait':
      return <>A file’s name, or an address under .{endingOf(found)}: open neither.</>;
    case 'program':
      return <>This is a program that installs or runs something, not a web address.</>;
    case 'unreadable':
      return <>No link can be read here. That does not make it safe.</>;
  }
}

/** What the writer of a link in two readings may have got wrong. */
const slipOf = ({ begins }: Judged): string =>
  begins === undefined ? 'a space is missing' : 'the space is a slip';

/** Said of the company where the list knows it: its customers know its name better than its address. */
function Imitates({ domain, company, reading, found }: Judged) {
  const asset = toUnicode(domain);
  if (!company) return <Not asset={asset}>this imitates it.</Not>;
  // On a platform for everybody it is no address that is imitated.
  if (found?.kind === 'explanation' && found.platform !== null) {
    return <NotOf company={company} reading={reading} does="only carries its name." />;
  }
  return (
    <>
      <NotOf company={company} reading={reading} does="imitates" />{' '}
      <With sign=".">
        <Name>{asset}</Name>
      </With>
    </>
  );
}
