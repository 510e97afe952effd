import type { ReactNode } from 'react';
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { MailAddress } from '@/components/MailAddress.tsx';
import { config } from '@/config.ts';
import { indicatorText, type Indicator } from '@/alerts/model/pasted-indicators.ts';
import { MarkedName } from '@/components/MarkedName.tsx';
import { defang } from '@/lib/defang.ts';
import { formatNumber } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { useCopy } from '@/ui/use-copy.ts';
import { useMissingNames, type AlikeName } from './use-missing-names.ts';

/** Maximum number of names of a kind that are shown. */
const SHOWN = 20;

/** Lists names that no alert is about: own names, lookalikes of own names, and what can be done. */
export function UnmatchedNames({ missing }: { missing: readonly Indicator[] }) {
  const found = useMissingNames(missing);
  if (found === undefined) return null;
  const { own, alike, others } = found;
  const foreign = [...alike.map(({ name }) => name), ...others.map(indicatorText)];
  return (
    <>
      {own.length > 0 && (
        <Names lead="Your own, and so not to be reported: ">
          {own.map((name) => (
            <DomainName key={name} name={name} />
          ))}
        </Names>
      )}
      {alike.length > 0 && (
        <Names lead="Not among them, but like your own: ">
          {alike.map((one) => (
            <Alike key={one.name} {...one} />
          ))}
        </Names>
      )}
      {others.length > 0 && (
        <Names lead="Not among them: ">
          {others.map((item) => (
            <Other key={indicatorText(item)} item={item} />
          ))}
        </Names>
      )}
      {foreign.length > 0 && <WhatNow foreign={foreign} />}
    </>
  );
}

function Names({ lead, children }: { lead: string; children: readonly ReactNode[] }) {
  const more = children.length - SHOWN;
  return (
    <p className="wrap-anywhere text-quiet">
      {lead}
      {children.slice(0, SHOWN).map((child, at) => (
        // They are in the order of the search and never move.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at}>
          {at > 0 && ', '}
          {child}
        </span>
      ))}
      {more > 0 && ` and ${formatNumber(more)} more`}
    </p>
  );
}

/** Where to report an unknown name: we need not know it as a lookalike. */
function WhatNow({ foreign }: { foreign: readonly string[] }) {
  const { copied, copy } = useCopy(foreign.map(defang).join('\n'));
  const them = foreign.length === 1 ? 'it' : 'them';
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet">
      <Button size="sm" className="max-md:h-11" onClick={copy}>
        {copied ? 'Copied' : `Copy ${them} defanged`}
      </Button>
      <span>
        No alert is about {them}. A name that imitates you: send it to{' '}
        <MailAddress address={config.supportEmail} />.
      </span>
    </p>
  );
}

const Alike = ({ name, own, marked }: AlikeName) => (
  <>
    <MarkedName name={name} marked={marked} /> (like <DomainName name={own} forms={false} />)
  </>
);

function Other({ item }: { item: Indicator }) {
  if (item.is === 'name') return <DomainName name={item.name} />;
  return (
    <span className="font-mono">
      <HostileText text={indicatorText(item)} />
    </span>
  );
}
