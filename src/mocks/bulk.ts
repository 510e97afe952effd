/** Generated rows for the big-list benchmark: always the same, and quick to make. */
import { toAscii } from '../lib/idna.ts';
import { alertRow, assetRow, type Db, wireDate } from './db.ts';
import { wordDetails, type Technique } from './details.ts';
import { prng } from './prng.ts';

const WORDS = (
  'login secure verify kyc update netbanking support care refund offer reward card loan pay upi otp ' +
  'account alert help service online portal app mobile bonus claim invoice tax form status renew'
).split(' ');
const ENDINGS = 'com in co.in net org online shop site xyz info top live store app co'.split(' ');
const SEEN = [
  'login',
  'kyc',
  'mail',
  'certificate',
  'cluster',
  'parked',
  'sale',
  'dormant',
] as const;
const KINDS = ['domain', 'subdomain', 'mail domain', 'app'];
const BULK_FROM = Date.UTC(2026, 5, 1);

/** @param random from 0 to below 1 */
function pick<Item>(items: readonly Item[], random: number, fallback: Item): Item {
  return items[Math.floor(random * items.length)] ?? fallback;
}

/** Adds `count` assets (none below 1) to an organisation; every fifth is pending. */
export function addBulkAssets(db: Db, owner: number, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const word = WORDS[index % WORDS.length] ?? 'www';
    const approved = index % 5 !== 4;
    const at = BULK_FROM + index * 60_000;
    const asset = assetRow({
      owner_id: owner,
      name: `${word}${index + 1}.sahyadrilokbank.co.in`,
      type: KINDS[index % KINDS.length] ?? 'domain',
      creation_date: wireDate(at),
      approvedOn: approved ? wireDate(at + 3_600_000) : null,
    });
    db.assets.insert(asset);
  }
}

/**
 * Adds `count` alerts (none below 1) about an organisation's watched assets, scores 1 to 10 in tenths,
 * every tenth an IDN lookalike. An organisation without assets gets none.
 */
export function addBulkAlerts(db: Db, owner: number, count: number): void {
  const own = db.assets.all().filter((asset) => asset.owner_id === owner);
  const watched = own.filter((asset) => asset.under_watch);
  const assets = watched.length > 0 ? watched : own;
  const first = assets[0];
  if (!first) return;

  const random = prng(20_261_121);
  for (let index = 0; index < count; index += 1) {
    const asset = pick(assets, random(), first);
    const word = pick(WORDS, random(), 'login');
    const ending = pick(ENDINGS, random(), 'com');
    const seen = pick(SEEN, random(), 'parked');
    const idn = index % 10 === 0;
    const technique: Technique = idn ? 'glyph' : index % 3 === 0 ? 'subdomain' : 'combosquat';
    const name =
      technique === 'subdomain'
        ? `sahyadrilokbank.${word}${index}.${ending}`
        : `${idn ? 's\u0430hyadrilokbank' : 'sahyadrilokbank'}-${word}${index}.${ending}`;
    const alert = alertRow(asset, {
      impersonating_domain: toAscii(name) ?? name,
      details: wordDetails(technique, seen, name),
      severity_score: Math.floor(10 + random() * 91) / 10,
    });
    db.alerts.insert(alert);
  }
}
