import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Severity } from '@/components/Severity.tsx';
import type { Alert } from '@/alerts/model/alert.ts';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import { AlertNames, ImpersonatingName, type OpenAlerts, Technique } from '@/alerts/index.ts';
import { AssetName } from '@/components/AssetName.tsx';
import { defang } from '@/lib/defang.ts';
import { labelText } from '@/lib/visible-text.ts';
import { paths } from '@/paths.ts';
import { lists } from './lists.ts';
import { Panel, Total } from './Panel.tsx';

const MOST = 8;

/** The open alerts with the highest scores, by name; each row opens its alert. */
export function WorstFirst({ list, open }: { list: AlertList; open: OpenAlerts }) {
  const waiting = open.summary.total;
  return (
    <Panel
      title="Worst first"
      aside={
        waiting > 0 && (
          // All alerts while their statuses are not known, or none is decided.
          <Total
            count={waiting}
            one={open.status === '' ? 'alert' : 'open alert'}
            to={lists.alerts({ status: open.status })}
          />
        )
      }
      nothing={
        waiting === 0 &&
        (open.of === 0
          ? 'No alerts. Nothing that imitates your approved assets has been reported.'
          : 'Each alert is decided: nothing waits for you.')
      }
    >
      <AlertNames techniques={list.techniques}>
        <ul className="@container">
          {open.alerts.slice(0, MOST).map((alert, at) => (
            <Row key={`${at} ${alert.id}`} alert={alert} />
          ))}
        </ul>
      </AlertNames>
    </Panel>
  );
}

/**
 * The name is text; the link that covers the row leads to the alert, and never to the site. On one line if two names
 * fit next to each other, else on two.
 */
function Row({ alert }: { alert: Alert }) {
  const { id, impersonating_domain: name, asset_name: asset, severity_score: score } = alert;
  const to = id === '' ? lists.alerts({ q: name }) : paths.admin.alert(id);
  return (
    <li className="group relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-hairline py-1.5 hover:bg-ink/4 @[54rem]:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)_8.5rem_7rem] @[54rem]:py-0">
      <span className="flex min-w-0">
        {name === '' ? (
          <span className="text-quiet">Not given</span>
        ) : (
          <ImpersonatingName alert={alert} forms={false} />
        )}
      </span>
      <Severity
        score={score}
        className="dt-score justify-self-end @[54rem]:order-last @[54rem]:justify-self-stretch [&>:last-child]:min-w-8 [&>:last-child]:text-right @[54rem]:[&>:last-child]:ml-auto"
      />
      <span className="truncate text-xs text-quiet *:max-w-full *:truncate @[64rem]:text-console">
        <AssetName name={asset} forms={false} oneLine />
      </span>
      <span className="justify-self-end truncate text-xs text-quiet @[54rem]:justify-self-stretch @[54rem]:text-console">
        <Technique alert={alert} />
      </span>
      <Link
        to={to}
        aria-label={`Open alert ${labelText(id, 'without an id')}: ${labelText(defang(name), 'no domain given')}`}
        className="absolute inset-0 text-quiet"
      >
        <ChevronRight
          aria-hidden
          size={16}
          strokeWidth={1.5}
          // In the margin: the scores end where the rule does.
          className="absolute top-[calc(50%-8px)] -right-4 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-sm:hidden"
        />
      </Link>
    </li>
  );
}
