import { useQuery } from '@tanstack/react-query';
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { keptAnswers } from '@/evidence/model/kept.ts';
import { evidenceConfig, isInvented } from '@/evidence-config.ts';
import { useKnownAssets, matchOwnDomain, useOwnNames } from '@/assets/model/own-names.ts';
import { domainOf } from '@/lib/read-name.ts';
import { engine } from '@/lookalike/engine.ts';
import type { ReportedName } from './model/types.ts';

/** An alert as the backend sent it: any text. */
export type TakedownAlert = Pick<
  ImpersonationAlert,
  'id' | 'asset_name' | 'impersonating_domain' | 'details' | 'severity_score'
>;

type Prepared =
  | { readonly is: 'preparing' }
  | { readonly is: 'failed'; readonly words: string; readonly retry: () => void }
  | {
      readonly is: 'ready';
      readonly names: readonly ReportedName[];
      /** Left out: about the organisation's own approved assets. */
      readonly own: readonly TakedownAlert[];
    };

const NO_ASSETS =
  'Your assets could not be read, so the names of this request could not be compared with them.';
const NO_ENGINE = 'The names could not be compared with your assets.';

/** Explains the alerts' names, and separates the organisation's own names from the others. */
export function usePrepared(alerts: readonly TakedownAlert[]): Prepared {
  // Without the list of assets it is unknown if a name is the organisation's own.
  const assets = useKnownAssets();
  const ownNames = useOwnNames();
  const compared = useQuery({
    queryKey: ['takedown', alerts],
    queryFn: async () => {
      const domains = alerts.map(({ impersonating_domain }) => impersonating_domain);
      const [facts, explanations] = await Promise.all([
        engine().readNames(domains),
        Promise.all(
          alerts.map((alert) => engine().explain(alert.asset_name, alert.impersonating_domain)),
        ),
      ]);
      return alerts.map((alert, at) => {
        const found = explanations[at];
        const explanation = found?.kind === 'explanation' ? found : null;
        return { alert, explanation, registrable: facts[at]?.registrable ?? null };
      });
    },
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  });
  if (assets.data && compared.data) {
    const isOwn = ({ alert }: Compared) => matchOwnDomain(alert, ownNames) !== null;
    return {
      is: 'ready',
      names: compared.data.filter((one) => !isOwn(one)).map(nameOf),
      own: compared.data.filter(isOwn).map(({ alert }) => alert),
    };
  }
  if (assets.isError && !assets.isFetching) {
    return { is: 'failed', words: NO_ASSETS, retry: () => void assets.refetch() };
  }
  if (compared.isError && !compared.isFetching) {
    return { is: 'failed', words: NO_ENGINE, retry: () => void compared.refetch() };
  }
  return { is: 'preparing' };
}

/** Returns a name with the answers of DNS and the registry about it in this session. */
export function withAnswers(name: ReportedName): ReportedName {
  const kept = keptAnswers();
  return {
    ...name,
    dns: name.host === null ? null : kept.dns.get(name.host),
    registration: name.registrable === null ? null : kept.registrations.get(name.registrable),
    isSample: isInvented(evidenceConfig()),
  };
}

interface Compared extends Pick<ReportedName, 'explanation' | 'registrable'> {
  readonly alert: TakedownAlert;
}

function nameOf({ alert, explanation, registrable }: Compared): ReportedName {
  const host = domainOf(alert.impersonating_domain);
  return withAnswers({
    alert: alert.id,
    asset: alert.asset_name,
    domain: alert.impersonating_domain,
    details: alert.details,
    explanation,
    host,
    registrable: registrable ?? host,
    dns: null,
    registration: null,
    isSample: false,
  });
}
