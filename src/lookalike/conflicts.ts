/** Finds assets that conflict with another organisation's, or that imitate one of their own organisation. */
import { graphemes } from './characters.ts';
import {
  compareAssets,
  type FoundConflict,
  type AssetRef,
  type ScoredConflict,
} from './asset-conflict.ts';
import { isParsedDomain, parseDomain } from './parse-domain.ts';
import { highlightsFor } from './highlights.ts';
import { needsConfirmation, hasNonAsciiSwap, isUnderRestrictedSuffix } from './own-lookalike.ts';
import { skeletonOf } from './skeleton.ts';
import { appTitleAsDomains } from './app-titles.ts';
import type { ParsedDomain } from './types.ts';

export type { ConflictKind, FoundConflict, AssetRef } from './asset-conflict.ts';

/** Maximum number of full comparisons for one pending name, the likeliest first. */
const MOST_PAIRS = 24;
/** Maximum number of hosts of one registered name, the shortest ones. */
const MOST_HOSTS = 4;
/** Once a conflict is found, brands that are this much less likely are skipped. */
const LESS_LIKELY = 0.1;
/** The share of a brand's letter pairs that a name must contain to be compared with it. */
const LEAST_SHARE = 0.5;

/** Hosts of one owner, approved and pending, whose registered labels look the same. */
interface Brand {
  readonly owner: string;
  /** The skeleton of the registered label. */
  readonly text: string;
  readonly pairs: number;
  readonly hosts: Host[];
}

interface LikelyBrand {
  readonly brand: Brand;
  /** The share of its letter pairs, plus 1 if the name contains it whole. */
  readonly likely: number;
}

interface Host {
  readonly asset: AssetRef;
  readonly ascii: string;
  /** The skeleton of the whole name. */
  readonly whole: string;
}

const plain = (label: string) => skeletonOf(graphemes(label)).text;

/** Neighbouring letters, with the two ends of the word: `^s sb bi i$`. */
function letterPairs(word: string, into = new Set<string>()): Set<string> {
  const framed = `^${word}$`;
  for (let at = 1; at < framed.length; at += 1) into.add(framed.slice(at - 1, at + 1));
  return into;
}

interface Reading {
  readonly forms: ParsedDomain;
  readonly labels: readonly string[];
  readonly whole: string;
}

function read(name: string, platforms: boolean): Reading | null {
  const forms = parseDomain(name, platforms);
  if (!isParsedDomain(forms)) return null;
  const labels = forms.labels.map(plain);
  return { forms, labels, whole: labels.join('.') };
}

/** Reads a name that need not be a domain: a title is read as the domain of its words. */
const readAny = (name: string, platforms: boolean): Reading | null =>
  read(name, platforms) ?? read(appTitleAsDomains(name)[0] ?? '', platforms);

/** True if a name has letters that can be compared. findConflicts skips others. */
export const isComparable = (name: string): boolean => readAny(name, false) !== null;

/** Names by the letter pairs of their registered labels: finds the likely ones without a comparison. */
class BrandIndex {
  readonly #brands: Brand[] = [];
  readonly #byPair = new Map<string, number[]>();
  readonly #byOwner = new Map<string, Brand>();
  /** By owner and ASCII form. */
  readonly #hosts = new Map<string, AssetRef>();
  /** Registered labels, by owner. */
  readonly #labels = new Set<string>();

  add(asset: AssetRef): void {
    const reading = readAny(asset.name, true);
    if (!reading) return;
    const text = plain(reading.forms.label);
    const key = `${asset.owner}\n${text}`;
    const brand = this.#byOwner.get(key) ?? this.#addBrand(asset.owner, text);
    this.#byOwner.set(key, brand);
    const { ascii } = reading.forms;
    brand.hosts.push({ asset, ascii, whole: reading.whole });
    // An unreviewed claim makes nothing else its owner's.
    if (asset.pending) return;
    this.#hosts.set(`${asset.owner}\n${ascii}`, asset);
    this.#labels.add(`${asset.owner}\n${reading.forms.label}`);
  }

  /** True if a name is already approved for its owner. */
  has({ forms }: Reading, owner: string): boolean {
    return this.#hosts.has(`${owner}\n${forms.ascii}`);
  }

  /** True if a name is an approved name of its owner under any ending, or a host of such a name. */
  spells({ forms }: Reading, owner: string): boolean {
    return this.#labels.has(`${owner}\n${forms.label}`);
  }

  /** The owner's own approved names that a name is a subdomain of. */
  above({ forms }: Reading, owner: string): AssetRef[] {
    const labels = forms.ascii.split('.');
    return labels.slice(1).flatMap((_, at) => {
      const host = this.#hosts.get(`${owner}\n${labels.slice(at + 1).join('.')}`);
      return host ? [host] : [];
    });
  }

  /** Puts the shortest hosts of each brand first; call it once all are added. */
  sort(): void {
    for (const { hosts } of this.#brands) hosts.sort((a, b) => a.whole.length - b.whole.length);
  }

  #addBrand(owner: string, text: string): Brand {
    const pairs = letterPairs(text);
    const brand = { owner, text, pairs: pairs.size, hosts: [] };
    for (const pair of pairs) {
      const places = this.#byPair.get(pair);
      if (places) places.push(this.#brands.length);
      else this.#byPair.set(pair, [this.#brands.length]);
    }
    this.#brands.push(brand);
    return brand;
  }

  /**
   * The brands that share enough with a name, the likeliest first.
   *
   * @param whose the owner's own brands, or those of all others
   */
  like({ labels, forms }: Reading, owner: string, whose: 'own' | 'others'): LikelyBrand[] {
    const words = labels.slice(0, forms.subdomains.length + 1);
    const text = words.join('');
    // The labels also joined, for a dot put into the name; also with the ending, for a dot taken out.
    const pairs = letterPairs(text + labels.slice(words.length).join(''), letterPairs(text));
    for (const word of words) letterPairs(word, pairs);
    const shared = new Uint16Array(this.#brands.length);
    for (const pair of pairs) {
      for (const at of this.#byPair.get(pair) ?? []) shared[at] = (shared[at] ?? 0) + 1;
    }
    return this.#brands
      .flatMap((brand, at) => {
        const share = (shared[at] ?? 0) / brand.pairs;
        if ((brand.owner === owner) !== (whose === 'own') || share < LEAST_SHARE) return [];
        return [{ brand, likely: share + (text.includes(brand.text) ? 1 : 0) }];
      })
      .toSorted((a, b) => b.likely - a.likely)
      .slice(0, MOST_PAIRS);
  }
}

/** The hosts of a brand to compare a name with: its twins first, then the shortest. */
function hostsFor({ hosts }: Brand, { forms, whole }: Reading): AssetRef[] {
  const twins = hosts.filter((host) => host.ascii === forms.ascii || host.whole === whole);
  return [...new Set([...twins.slice(0, MOST_HOSTS), ...hosts.slice(0, MOST_HOSTS)])].map(
    ({ asset }) => asset,
  );
}

/**
 * Finds, for each given name, the name of another owner that it conflicts with most. If there is none, a name of its
 * own owner counts that it imitates, unless it is approved itself. (Owners register misspellings of their own names to
 * keep them from others; attackers register such copies, too, and once one is watched, its imitations are alerts.) A
 * subdomain of an approved name of its own owner is skipped if that name itself conflicts with the other one: then
 * those two names are the conflict. Cheap keys (skeletons of the labels, their letter pairs) choose at most about 24
 * pairs for a name; only those are explained, and only a confident imitation counts. The title of an app is compared by
 * its letters with the names of others; titles usually contain the name of their own owner.
 *
 * @param names those that wait for approval, or the approved ones themselves; strings without a letter or a digit are
 *   skipped
 * @param against names to compare with; those not approved yet are marked `pending`
 * @yields null after each name of `against`, then after each given name its conflict, or null
 * @returns nothing; never throws
 */
export function* findConflicts(
  names: readonly AssetRef[],
  against: readonly AssetRef[],
): Generator<FoundConflict | null, void> {
  const index = new BrandIndex();
  for (const asset of against) {
    index.add(asset);
    yield null;
  }
  index.sort();
  for (const asset of names) yield conflictOf(asset, index);
}

function conflictOf(asset: AssetRef, index: BrandIndex): FoundConflict | null {
  const reading = readAny(asset.name, false);
  if (!reading) return null;
  const found = heaviest(asset, reading, index, 'others')?.found;
  if (found) return found;
  return index.has(reading, asset.owner) ? null : ownImitation(asset, reading, index);
}

/** If an own name is below another name, or next to it, that outweighs a likeness to a third. */
function ownImitation(asset: AssetRef, reading: Reading, index: BrandIndex): FoundConflict | null {
  const best = heaviest(asset, reading, index, 'own');
  if (best?.found.kind !== 'lookalike') return null;
  const { found, explanation } = best;
  const isForeign = hasNonAsciiSwap(explanation.alignment);
  // An approved misspelling must not make an imitation of the right name.
  if (index.spells(reading, asset.owner) && !isForeign) return null;
  if (
    !needsConfirmation(found.technique, isForeign) ||
    isUnderRestrictedSuffix(reading.forms.ascii, isForeign)
  )
    return null;
  return {
    ...found,
    highlighted: [...(highlightsFor(explanation, asset.name)?.highlighted ?? [])],
  };
}

interface LikelyWeighed extends ScoredConflict {
  readonly likely: number;
}

function heaviest(
  asset: AssetRef,
  reading: Reading,
  index: BrandIndex,
  whose: 'own' | 'others',
): LikelyWeighed | null {
  let best: LikelyWeighed | null = null;
  let left = MOST_PAIRS;
  const above = index.above(reading, asset.owner);
  for (const { brand, likely } of index.like(reading, asset.owner, whose)) {
    if (left <= 0 || (best !== null && likely < best.likely - LESS_LIKELY)) break;
    for (const other of hostsFor(brand, reading)) {
      if (other.id === asset.id) continue;
      left -= 1;
      const conflict = compareAssets(asset, other);
      // A pending name of one's own hides no imitation by being related in another way.
      if (whose === 'own' && other.pending && conflict?.found.kind !== 'lookalike') continue;
      if (conflict && (best === null || conflict.weight > best.weight)) {
        const inherited =
          conflict.found.kind !== 'same' && above.some((own) => compareAssets(own, other));
        if (inherited) continue;
        best = { ...conflict, likely };
      }
    }
  }
  return best;
}
