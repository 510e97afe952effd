import { useQuery } from '@tanstack/react-query';
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { keptAnswers } from '@/evidence/kept.ts';
import { evidenceConfig, isInvented } from '@/evidence-config.ts';
import { useKnownAssets } from '@/features/shared/asset-state/known-assets.ts';
import { ownOf, useOwnNames } from '@/features/shared/asset-state/own-of.ts';
import { newsFirst } from '@/features/shared/alert-index/news-first.ts';
import { domainOf } from '@/lib/read-name.ts';
import { engine } from '@/lookalike/engine.ts';
import type { NoticeName } from '@/takedowns/model/types.ts';

/** More names than one notice is read for. */
export const MOST_NAMES = 100;

type Prepared =
  | { readonly is: 'preparing' }
  /** `words` for the reader; `retry` asks again. */
  | { readonly is: 'failed'; readonly words: string; readonly retry: () => void }
  | {
      readonly is: 'ready';
      readonly names: readonly NoticeName[];
      /** What is left out: the organisation's own, by its approved assets. */
      readonly own: readonly ImpersonationAlert[];
    };

const NO_ASSETS =
  'Your assets could not be read, so the names of this request could not be compared with them.';
const NO_ENGINE = 'The names could not be compared with your assets.';

/** Reads what is known of the alerts, and tells the organisation's own names from the others. */
export function usePrepared(alerts: readonly ImpersonationAlert[]): Prepared {
  // Without the list of assets we cannot know that a name is not the organisation's own.
  const assets = useKnownAssets();
  const ownNames = useOwnNames();
  const compared = useQuery({
    queryKey: ['notice', alerts],
    queryFn: async () => {
      const domains = alerts.map(({ impersonating_domain }) => impersonating_domain);
      const [facts, explanations] = await Promise.all([
        // Of an app's alert, too, which no comparison reads.
        engine().readNames(domains),
        Promise.all(
          alerts.map((alert) => engine().explain(alert.asset_name, alert.impersonating_domain)),
        ),
      ]);
      const explained = explanations.map((found) => (found.kind === 'explanation' ? found : null));
      return alerts.map((alert, at) => ({
        alert,
        explanation: explained[at] ?? null,
        registrable: facts[at]?.registrable ?? null,
      }));
    },
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  });
  if (assets.data && compared.data) {
    const isOwn = ({ alert }: Compared) => ownOf(alert, ownNames) !== null;
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

/** What is known of a name by now. */
export function knownOf({
  host,
  registrable,
}: Pick<NoticeName, 'host' | 'registrable'>): Pick<
  NoticeName,
  'dns' | 'registration' | 'isSample'
> {
  const kept = keptAnswers();
  const look = host === null ? null : kept.dnsOf(host);
  return {
    // A question without an answer can be asked again from here.
    dns: look?.state.is === 'no-answer' ? null : look,
    registration: registrable === null ? null : kept.registrations.get(registrable),
    isSample: isInvented(evidenceConfig()),
  };
}

interface Compared extends Pick<NoticeName, 'explanation' | 'registrable'> {
  readonly alert: ImpersonationAlert;
}

function nameOf({ alert, explanation, registrable: registered }: Compared): NoticeName {
  const host = domainOf(alert.impersonating_domain);
  const registrable = registered ?? host;
  return {
    alert: alert.id,
    asset: alert.asset_name,
    domain: alert.impersonating_domain,
    details: newsFirst(alert.details),
    explanation,
    host,
    registrable,
    ...knownOf({ host, registrable }),
  };
}
