import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Asset } from '@/api/contract/index.ts';
import { FirstSteps } from '@/assets/index.ts';
import { useUser } from '@/session/AuthContext.tsx';
import { askPage } from '@/components/page-actions.ts';
import { MarkedName } from '@/components/MarkedName.tsx';
import { formatNumber } from '@/lib/format.ts';
import { engine } from '@/lookalike/engine.ts';
import { TECHNIQUE_NAMES } from '@/lookalike/technique-names.ts';
import type { GeneratedName, Technique } from '@/lookalike/types.ts';
import { StatusMark } from '@/components/StatusMark.tsx';
import { fragmentFor } from '@/components/domain-form/fragment.ts';
import { AssetName } from '@/components/AssetName.tsx';
import { ownMailHost } from '@/lib/free-mail-providers.ts';
import { toUnicode } from '@/lib/idna.ts';
import { domainOf } from '@/lib/read-name.ts';
import { paths } from '@/paths.ts';
import { buttonClass } from '@/ui/Button.tsx';
import { lists } from './lists.ts';
import { Documentation, Panel, SkeletonRows, Total } from './Panel.tsx';

/** Maximum number of assets shown: users register few at first, and the Assets page has all. */
const NAMES = 8;

/** The dashboard before the first alert: what to do, the assets so far, and names that could imitate them. */
export function NewCustomer({ assets }: { assets: readonly Asset[] }) {
  const name = ownName(assets, useUser().email);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 xl:grid-cols-12">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-y-8 xl:col-span-7">
        <FirstSteps current={stepOf(assets)} />
        <div>
          <Panel
            title="Your names"
            aside={
              assets.length > 0 && <Total count={assets.length} one="name" to={lists.assets()} />
            }
            nothing={
              assets.length === 0 &&
              'No names yet. Add the domain names your customers know you by.'
            }
          >
            <ul>
              {assets.slice(0, NAMES).map((asset, at) => (
                <li
                  key={`${at} ${asset.id}`}
                  className="relative flex min-h-11 items-center justify-between gap-4 border-b border-hairline hover:bg-ink/4"
                >
                  <Link
                    to={lists.assets({ q: asset.name })}
                    className="truncate font-medium *:max-w-full *:truncate after:absolute after:inset-0 [&_bdi+bdi]:block [&_bdi+bdi]:truncate [&_bdi+bdi]:font-normal"
                  >
                    <AssetName name={asset.name} />
                  </Link>
                  <StatusMark approved={asset.approved} approvedLabel="Approved" />
                </li>
              ))}
            </ul>
          </Panel>
          <div className="pt-4">
            <AddAsset />
          </div>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-y-8 xl:col-span-5">
        {name !== null && <OwnLookalikes domain={name} />}
        <Documentation area="admin" />
      </div>
    </div>
  );
}

/**
 * The name to show lookalikes of: the first asset that is a domain; without one, the host of the organisation's mail.
 *
 * @param email any text, from the session
 * @returns a domain name in ASCII, or null if neither has one
 */
export function ownName(assets: readonly Asset[], email: string): string | null {
  const [first] = assets.flatMap(({ name }) => domainOf(name) ?? []);
  return first ?? ownMailHost(email);
}

/** Returns the current one of the three steps to the first alert. */
function stepOf(assets: readonly Asset[]): 0 | 1 | 2 {
  if (assets.length === 0) return 0;
  return assets.some(({ approved }) => approved) ? 2 : 1;
}

/** Leads to the assets and opens Add Asset there. */
function AddAsset() {
  return (
    <Link
      to={paths.admin.assets()}
      onClick={(event) => {
        // In a separate tab the page opens without the dialog.
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) askPage('add-asset');
      }}
      className={buttonClass('primary')}
    >
      <Plus aria-hidden size={16} strokeWidth={1.5} />
      Add Asset
    </Link>
  );
}

const SHOWN = 10;

/** The most deceptive name of each technique, the most deceptive of these first, and the number of names. */
async function findLookalikes(domain: string, signal: AbortSignal) {
  const names: GeneratedName[] = [];
  await engine().generate(domain, {}, (batch) => names.push(...batch), signal);
  const best = new Map<Technique, GeneratedName>();
  for (const name of names) {
    const [technique] = name.techniques;
    if (technique === undefined) continue;
    const known = best.get(technique);
    if (!known || name.deception > known.deception) best.set(technique, name);
  }
  const shown = [...best].toSorted(([, a], [, b]) => b.deception - a.deception).slice(0, SHOWN);
  const pairs = shown.map(([, { domain: candidate }]) => ({ asset: domain, candidate }));
  const summaries = await engine().compare(pairs, signal);
  return {
    total: names.length,
    shown: shown.map(([technique, { domain: name }], at) => ({
      name,
      technique,
      marked: summaries[at]?.marked ?? null,
    })),
  };
}

/** Shows names that could imitate a name, generated in this browser. Input: the name in ASCII. */
function OwnLookalikes({ domain }: { domain: string }) {
  const { data: found, isError } = useQuery({
    queryKey: ['own lookalikes', domain],
    queryFn: async ({ signal }) => findLookalikes(domain, signal),
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
  });
  return (
    <Panel
      title={`While you wait: the lookalikes of ${toUnicode(domain)}`}
      nothing={isError && 'The lookalikes could not be made in this browser.'}
    >
      <p className="border-b border-hairline py-2.5 text-quiet">
        These names are possible, not necessarily registered: one for each technique. Once your
        asset is approved, we watch which of them appear.
      </p>
      {found === undefined ? (
        <SkeletonRows rows={SHOWN} />
      ) : (
        <>
          <ul>
            {found.shown.map(({ name, technique, marked }) => (
              <li
                key={name}
                className="flex min-h-10 items-center justify-between gap-4 border-b border-hairline"
              >
                <span className="flex min-w-0">
                  <MarkedName name={name} marked={marked} forms={false} oneLine />
                </span>
                <span className="shrink-0 text-quiet">{TECHNIQUE_NAMES[technique]}</span>
              </li>
            ))}
          </ul>
          <p className="pt-3">
            <Link
              to={{ pathname: paths.lookalikes(), hash: fragmentFor(domain) }}
              className="font-semibold text-brand-deep underline underline-offset-3"
            >
              See all {formatNumber(found.total)} in the lookalike finder
            </Link>
          </p>
        </>
      )}
    </Panel>
  );
}
