/** The embedded backend's store: typed rows in memory, lost when the process ends. */
import type { Role } from '../api/contract/index.ts';

interface OrganizationFields {
  name: string;
  email: string;
  address: string;
  company_registration_number: string;
  approved: boolean;
  created_on: string;
  updated_on: string | null;
}

interface UserFields {
  username: string;
  email: string;
  password_hash: string;
  role: Role;
  /** null for the provider's own staff. */
  organization_id: number | null;
}

interface AssetFields {
  name: string;
  /** The user's name for it, which the contract's list does not have. */
  label: string;
  type: string;
  approved: boolean;
  creation_date: string;
  last_updated_on: string | null;
  under_watch: boolean;
  /** The owning organisation. */
  owner_id: number;
}

interface AlertFields {
  asset_id: number;
  asset_name: string;
  impersonating_domain: string;
  details: string;
  severity_score: number;
}

/** A row in its table. */
type Stored<Fields> = Fields & { readonly id: number };

export type OrganizationRow = Stored<OrganizationFields>;
export type UserRow = Stored<UserFields>;
export type AssetRow = Stored<AssetFields>;
export type AlertRow = Stored<AlertFields>;

interface Tables {
  organizations: OrganizationFields;
  users: UserFields;
  assets: AssetFields;
  alerts: AlertFields;
}
type TableName = keyof Tables;

/** One table: rows by id; no id is given twice between two resets. */
class Table<Fields extends object> {
  #rows = new Map<number, Stored<Fields>>();
  #last = 0;

  insert(row: Fields): Stored<Fields> {
    this.#last += 1;
    const whole = { ...row, id: this.#last };
    this.#rows.set(whole.id, whole);
    return whole;
  }

  get(id: number): Stored<Fields> | undefined {
    return this.#rows.get(id);
  }

  all(): Stored<Fields>[] {
    return [...this.#rows.values()];
  }

  find(test: (row: Stored<Fields>) => boolean): Stored<Fields> | undefined {
    for (const row of this.#rows.values()) if (test(row)) return row;
    return undefined;
  }

  deleteWhere(test: (row: Stored<Fields>) => boolean): void {
    for (const row of this.#rows.values()) if (test(row)) this.#rows.delete(row.id);
  }

  get size(): number {
    return this.#rows.size;
  }

  clear(): void {
    this.#rows.clear();
    this.#last = 0;
  }

  /** Everything that `fill` needs to make the same table. */
  dump(): TableDump<Fields> {
    return { last: this.#last, rows: this.all() };
  }

  fill({ last, rows }: TableDump<Fields>): void {
    this.#rows = new Map(rows.map((row) => [row.id, row]));
    this.#last = last;
  }
}

interface TableDump<Fields> {
  /** The last given id. */
  readonly last: number;
  readonly rows: Stored<Fields>[];
}

export interface Db extends Readonly<{ [Name in TableName]: Table<Tables[Name]> }> {
  clear(): void;
}

/** An empty store; `seed` (seed.ts) fills it. */
export function createDb(): Db {
  const tables = {
    organizations: new Table<OrganizationFields>(),
    users: new Table<UserFields>(),
    assets: new Table<AssetFields>(),
    alerts: new Table<AlertFields>(),
  };
  return {
    ...tables,
    clear() {
      for (const table of Object.values(tables)) table.clear();
    },
  };
}

interface AssetInput {
  owner_id: number;
  name: string;
  label?: string;
  type: string;
  creation_date: string;
  /** Time of the provider's approval, which starts the watch; null while it is pending. */
  approvedOn?: string | null;
}

/** A row of `assets` without its id. */
export function assetRow({ approvedOn = null, ...asset }: AssetInput): AssetFields {
  const approved = approvedOn !== null;
  return {
    label: asset.name,
    ...asset,
    approved,
    under_watch: approved,
    last_updated_on: approvedOn,
  };
}

/** A row of `alerts` about an asset, without its id. */
export function alertRow(
  asset: AssetRow,
  alert: Omit<AlertFields, 'asset_id' | 'asset_name'>,
): AlertFields {
  return { asset_id: asset.id, asset_name: asset.name, ...alert };
}

/** The ids of an organisation's assets. */
export function assetIdsOf(db: Db, organization: number | null): Set<number> {
  const own = db.assets.all().filter((asset) => asset.owner_id === organization);
  return new Set(own.map((asset) => asset.id));
}
