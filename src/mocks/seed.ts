/** The seeded data: three invented organisations (one pending), their people, assets and alerts. */
import { toAscii } from '../lib/idna.ts';
import { addBulkAlerts, addBulkAssets } from './bulk.ts';
import {
  alertRow,
  assetRow,
  type AssetRow,
  type Db,
  type OrganizationRow,
  type UserRow,
} from './db.ts';
import { wordDetails } from './details.ts';
import { SEED_ALERTS } from './seed-alerts.ts';

export interface SeedOptions {
  /**
   * Number of assets of the demo admin's organisation: the seeded ones first, then generated ones. Unset: the seeded
   * ones. 0 leaves it without alerts too.
   */
  assets?: number;
  /** Number of its alerts, in the same way. */
  alerts?: number;
}

const ORGANIZATIONS: readonly Omit<OrganizationRow, 'id'>[] = [
  {
    name: 'Sahyadri Lok Bank',
    email: 'admin@sahyadri.bank.in',
    address: '14 Laxmi Road, Pune, Maharashtra 411030',
    company_registration_number: 'U64190MH1998PLC900417',
    approved: true,
    created_on: '2026-02-09 05:41:12',
    updated_on: '2026-02-10 09:03:55',
  },
  {
    name: 'Marutham Textiles Private Limited',
    email: 'admin@marutham-textiles.com',
    address: '7 Avinashi Road, Coimbatore, Tamil Nadu 641018',
    company_registration_number: 'U17111TZ2007PTC900533',
    approved: true,
    created_on: '2026-05-21 11:20:08',
    updated_on: '2026-05-22 06:15:40',
  },
  {
    name: 'Nilgiri Kurinji Tea Company',
    email: 'admin@nilgirikurinji.in',
    address: '3 Orange Grove Road, Coonoor, Tamil Nadu 643101',
    company_registration_number: 'U01132TZ2015PTC900682',
    approved: false,
    created_on: '2026-11-18 04:32:47',
    updated_on: null,
  },
];

/** The hashes of the passwords in demo-accounts.ts: hashing them again would cost 40 ms each at every reset. */
const USERS: readonly Omit<UserRow, 'id'>[] = [
  {
    username: 'Asha Kulkarni',
    email: 'superadmin@naamraksha.example',
    role: 'superadmin',
    organization_id: null,
    password_hash: 'scrypt$25Ps7Hy_71SQEOhZ1ZhUDg$FE3MDBYz4Gu7LGqjtRUA4U-bww9OO1d_p4_ijEXgxAQ',
  },
  {
    username: 'Meera Deshpande',
    email: 'admin@sahyadri.bank.in',
    role: 'admin',
    organization_id: 1,
    password_hash: 'scrypt$ZMns-ABMx4OHT29CSi9WGg$IMe1aafgIr636rA12L3_KVwlyDjxyaTPSRAp4lb7I90',
  },
  {
    username: 'Rohan Patil',
    email: 'user@sahyadri.bank.in',
    role: 'user',
    organization_id: 1,
    password_hash: 'scrypt$tUoQjn7PsFTWXXYkWjWTAA$7M_R8UNNKgzfx8r3BT2dwbKgeSEYBm14TvIPyxQJ71I',
  },
  {
    username: 'Priya Raman',
    email: 'admin@marutham-textiles.com',
    role: 'admin',
    organization_id: 2,
    password_hash: 'scrypt$tTx37ugrn2NC2qVRirCCjw$sf3dkqKkZFr8e5InmquoIPDS7B_ulD8ACakN1ruXY5M',
  },
  {
    username: 'Joseph Mathan',
    email: 'admin@nilgirikurinji.in',
    role: 'admin',
    organization_id: 3,
    password_hash: 'scrypt$LNiTrjxav0eKyoZUijW2vQ$C_Q-9AgYf0UsgqSzziSryXb1BXB4fgNvzTG4RsquDt4',
  },
];

type SeedAsset = readonly [
  owner: number,
  name: string,
  type: string,
  created: string,
  approvedOn: string | null,
];

/** The bank has moved to .bank.in and keeps its old names. One app has a title: the contract allows any text. */
const ASSETS: readonly SeedAsset[] = [
  [1, 'sahyadrilokbank.co.in', 'domain', '2026-02-10 09:30:00', '2026-02-10 12:02:31'],
  [1, 'sahyadrilokbank.com', 'domain', '2026-02-10 09:31:44', '2026-02-10 12:02:58'],
  [
    1,
    'netbanking.sahyadrilokbank.co.in',
    'subdomain',
    '2026-02-11 04:10:20',
    '2026-02-11 08:45:09',
  ],
  [1, 'mail.sahyadrilokbank.co.in', 'mail domain', '2026-03-02 06:55:13', '2026-03-03 05:20:00'],
  [1, 'sahyadri.bank.in', 'domain', '2026-06-17 10:05:37', '2026-06-18 07:11:26'],
  [1, 'Sahyadri Lok Mobile', 'app', '2026-09-28 08:40:51', null],
  [1, 'cards.sahyadrilokbank.co.in', 'subdomain', '2026-11-16 11:12:03', null],
  [2, 'marutham-textiles.com', 'domain', '2026-05-22 07:00:18', '2026-05-22 10:36:45'],
  [2, 'shop.marutham-textiles.com', 'subdomain', '2026-05-22 07:02:50', '2026-05-22 10:37:12'],
  [2, 'maruthamhandloom.in', 'domain', '2026-08-05 09:25:33', '2026-08-06 04:48:19'],
  [2, 'mail.marutham-textiles.com', 'mail domain', '2026-11-12 05:59:07', null],
  [3, 'nilgirikurinji.in', 'domain', '2026-11-18 04:50:22', null],
  [3, 'shop.nilgirikurinji.in', 'subdomain', '2026-11-18 04:51:40', null],
  // A Cyrillic i: the name imitates one of the textile company's, for the provider to notice.
  [3, toAscii('marutham-text\u0456les.com') ?? '', 'domain', '2026-11-19 10:27:05', null],
];

/** Empties a store and fills it with the seeded data, or the amount that `options` asks for. */
export function seed(db: Db, options: SeedOptions = {}): Db {
  for (const table of Object.values(db)) table.clear();
  for (const row of ORGANIZATIONS) db.organizations.insert(row);
  for (const row of USERS) db.users.insert(row);

  const byName = new Map<string, AssetRow>();
  let mine = 0;
  for (const [owner_id, name, type, creation_date, approvedOn] of ASSETS) {
    if (owner_id === 1 && (mine += 1) > (options.assets ?? Infinity)) continue;
    const asset = assetRow({ owner_id, name, type, creation_date, approvedOn });
    byName.set(name, db.assets.insert(asset));
  }
  addBulkAssets(db, 1, (options.assets ?? 0) - mine);

  let alerts = 0;
  for (const [assetName, written, severity_score, technique, seen] of SEED_ALERTS) {
    const asset = byName.get(assetName);
    if (!asset || (asset.owner_id === 1 && (alerts += 1) > (options.alerts ?? Infinity))) continue;
    const impersonating_domain = toAscii(written) ?? written;
    const details = wordDetails(technique, seen, written);
    db.alerts.insert(alertRow(asset, { impersonating_domain, details, severity_score }));
  }
  addBulkAlerts(db, 1, (options.alerts ?? 0) - alerts);
  return db;
}
