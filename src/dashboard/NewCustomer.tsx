import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Asset } from '@/api/contract/index.ts';
import { FirstSteps } from '@/assets/index.ts';
import { askPage } from '@/components/page-actions.ts';
import { StatusMark } from '@/components/StatusMark.tsx';
import { fragmentFor } from '@/components/domain-form/fragment.ts';
import { AssetName } from '@/components/AssetName.tsx';
import { toUnicode } from '@/lib/idna.ts';
import { domainOf } from '@/lib/read-name.ts';
import { paths } from '@/paths.ts';
import { buttonClass } from '@/ui/Button.tsx';
import { lists } from './lists.ts';
import { Documentation, Panel, Total } from './Panel.tsx';

/** Maximum number of assets shown: users register few at first, and the Assets page has all. */
const NAMES = 8;

/** The dashboard before the first alert: what to do, the assets so far, and where to see what could imitate them. */
export function NewCustomer({ assets }: { assets: readonly Asset[] }) {
  const [name] = assets.flatMap((asset) => domainOf(asset.name) ?? []);
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
                  className="flex min-h-11 items-center justify-between gap-4 border-b border-hairline"
                >
                  <Link
                    to={lists.assets({ q: asset.name })}
                    className="truncate font-medium *:max-w-full *:truncate [&_bdi+bdi]:block [&_bdi+bdi]:truncate [&_bdi+bdi]:font-normal"
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
        {name !== undefined && (
          <Panel title="While you wait">
            <p className="py-2.5 text-quiet">
              Once your asset is approved, we watch which of its possible lookalikes appear.{' '}
              <Link
                to={{ pathname: paths.lookalikes(), hash: fragmentFor(name) }}
                className="font-semibold text-brand-deep underline underline-offset-3"
              >
                See the lookalikes of {toUnicode(name)}
              </Link>
            </p>
          </Panel>
        )}
        <Documentation area="admin" />
      </div>
    </div>
  );
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
