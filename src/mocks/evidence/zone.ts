/**
 * The names that the demonstration resolver and registry know: the demo organisations' own, those of the store's
 * alerts, and the lookalikes of the store's assets, of which a stable share exists. It knows no other name and says
 * nothing about them.
 */
import { parse } from 'tldts';
import { explain, generate, isParsedDomain, parseDomain } from '../../lookalike/index.ts';
import type { Db } from '../db.ts';
import { seenIn, type Seen } from '../details.ts';
import { FIXED, scenarioFor, type DnsScenario } from './dns-scenarios.ts';

/** The zone's data about one name. */
export interface Holding {
  /** The name asked for, as A-labels in lower case. */
  readonly host: string;
  readonly registrable: string;
  readonly scenario: DnsScenario;
  /** Activity that an alert about it has seen there; null if there is none, or its words are from elsewhere. */
  readonly seen: Seen | null;
}

export interface Zone {
  /** Returns the data about a host name; null for a name that the demonstration does not know. */
  look(host: string): Holding | null;
}

/** Assets beyond these, which only a bigger store has, are hosts of the first ones. */
const MOST_ASSETS = 40;

/** The random label by which the pages find out if a zone answers everything. It belongs to no organisation. */
const PROBE = /^x[\da-f]{16}\./;

/** @param db read again whenever a row was added or deleted */
export function createZone(db: Db): Zone {
  let version = '';
  let names = knownNames(db);
  return {
    look(host) {
      const now = `${db.assets.size} ${db.alerts.size} ${db.assets.all().at(-1)?.id ?? 0}`;
      if (now !== version) {
        version = now;
        names = knownNames(db);
      }
      const before = names.kept.get(host);
      if (before !== undefined) return before;
      const found = holding(host, names);
      names.kept.set(host, found);
      return found;
    },
  };
}

interface Names {
  /** Assets that can be imitated. */
  readonly assets: readonly string[];
  /** Registrable names that alerts are about, with the first alert's sighting. */
  readonly alerted: ReadonlyMap<string, Seen | null>;
  /** Registrable names of the assets. */
  readonly own: ReadonlySet<string>;
  /** Registrable names that would contain an asset's name as a subdomain. */
  readonly baits: ReadonlySet<string>;
  /** Answers so far, since four queries come for one name. */
  readonly kept: Map<string, Holding | null>;
}

function knownNames(db: Db): Names {
  const all = db.assets.all().map(({ name }) => parseDomain(name));
  const readable = all.filter((forms) => isParsedDomain(forms)).slice(0, MOST_ASSETS);
  const assets = [...new Set(readable.map(({ ascii }) => ascii))];
  const registrables = (hosts: readonly string[]) =>
    new Set(hosts.map((host) => parse(host).domain).filter((name) => name !== null));
  const baits = assets.flatMap((asset) => [
    ...generate(asset, { techniques: ['brand-in-subdomain'] }),
  ]);
  const alerted = new Map<string, Seen | null>();
  for (const { impersonating_domain: host, details } of db.alerts.all()) {
    const { domain } = parse(host);
    if (domain !== null && !alerted.has(domain)) alerted.set(domain, seenIn(details));
  }
  return {
    assets,
    alerted,
    own: registrables(assets),
    baits: registrables(baits.map(({ domain }) => domain)),
    kept: new Map(),
  };
}

function holding(host: string, names: Names): Holding | null {
  const registrable = parse(host).domain;
  if (registrable === null) return null;
  const seen = names.alerted.get(registrable) ?? null;
  const scenario = PROBE.test(host) ? 'absent' : scenarioOf(host, registrable, seen, names);
  return scenario && { host, registrable, scenario, seen };
}

function scenarioOf(
  host: string,
  registrable: string,
  seen: Seen | null,
  { assets, alerted, own, baits }: Names,
): DnsScenario | null {
  // An organisation may have added a name that imitates another's.
  if (own.has(registrable) && !alerted.has(registrable)) return 'mail';
  // Shown for the demo bank's alerts, even if the store no longer has them.
  const fixed = FIXED.get(registrable);
  if (fixed) return fixed;
  /** True if the engine finds a way in which a name imitates one of the assets. */
  const imitates = (name: string) =>
    assets.some((asset) => {
      const explained = explain(asset, name);
      return explained.kind === 'explanation' && explained.techniques.length > 0;
    });
  const isKnown = alerted.has(registrable) || baits.has(registrable);
  return isKnown || imitates(registrable) || imitates(host) ? scenarioFor(registrable, seen) : null;
}
