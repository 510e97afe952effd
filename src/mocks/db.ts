/** The embedded backend's store: typed rows in memory, lost when the process ends. */
import * as v from 'valibot';

/** A time in the wire format: `YYYY-MM-DD HH:MM:SS`, UTC. @param ms milliseconds since the epoch; now if missing */
export function wireDate(ms = Date.now()): string {
  return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}

export const id = v.pipe(v.number(), v.integer());

/** The fields of each table's rows, without their ids. With a change of them, `VERSION` in snapshot.ts grows. */
export const FIELDS = {
  organizations: v.object({
    name: v.string(),
    email: v.string(),
    address: v.string(),
    company_registration_number: v.string(),
    approved: v.boolean(),
    created_on: v.string(),
    updated_on: v.nullable(v.string()),
  }),
  users: v.object({
    username: v.string(),
    email: v.string(),
    password_hash: v.string(),
    role: v.picklist(['user', 'admin', 'superadmin']),
    /** null for the provider's own staff. */
    organization_id: v.nullable(id),
  }),
  assets: v.object({
    name: v.string(),
    /** The user's name for it, which the contract's list does not have. */
    label: v.string(),
    type: v.string(),
    approved: v.boolean(),
    creation_date: v.string(),
    last_updated_on: v.nullable(v.string()),
    under_watch: v.boolean(),
    /** The owning organisation. */
    owner_id: id,
  }),
  alerts: v.object({
    asset_id: id,
    asset_name: v.string(),
    impersonating_domain: v.string(),
    details: v.string(),
    severity_score: v.number(),
    /** Milliseconds since the epoch; before then the list does not have it. Unset: it always has. */
    arrives_at: v.optional(v.number()),
  }),
};

type Fields<Name extends keyof typeof FIELDS> = v.InferOutput<(typeof FIELDS)[Name]>;
/** A row in its table. */
type Stored<Row> = Row & { readonly id: number };

export type OrganizationRow = Stored<Fields<'organizations'>>;
export type UserRow = Stored<Fields<'users'>>;
export type AssetRow = Stored<Fields<'assets'>>;
export type AlertRow = Stored<Fields<'alerts'>>;

/** One table: rows by id; no id is given twice between two resets. */
class Table<Row extends object> {
  #rows = new Map<number, Stored<Row>>();
  #last = 0;

  insert(row: Row): Stored<Row> {
    this.#last += 1;
    const whole = { ...row, id: this.#last };
    this.#rows.set(whole.id, whole);
    return whole;
  }

  get(id: number): Stored<Row> | undefined {
    return this.#rows.get(id);
  }

  all(): Stored<Row>[] {
    return [...this.#rows.values()];
  }

  find(test: (row: Stored<Row>) => boolean): Stored<Row> | undefined {
    return this.all().find(test);
  }

  deleteWhere(test: (row: Stored<Row>) => boolean): void {
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
  dump(): TableDump<Row> {
    return { last: this.#last, rows: this.all() };
  }

  fill({ last, rows }: TableDump<Row>): void {
    this.#rows = new Map(rows.map((row) => [row.id, row]));
    this.#last = last;
  }
}

interface TableDump<Row> {
  /** The last given id. */
  readonly last: number;
  readonly rows: Stored<Row>[];
}

/** An empty store; `seed` (seed.ts) fills it. */
export const createDb = () => ({
  organizations: new Table<Fields<'organizations'>>(),
  users: new Table<Fields<'users'>>(),
  assets: new Table<Fields<'assets'>>(),
  alerts: new Table<Fields<'alerts'>>(),
});
export type Db = ReturnType<typeof createDb>;

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
export function assetRow({ approvedOn = null, ...asset }: AssetInput): Fields<'assets'> {
  const approved = approvedOn !== null;
  return {
    label: asset.name,
    ...asset,
    approved,
    under_watch: approved,
    last_updated_on: approvedOn,
  };
}

/** True once an alert is in the list: those of a newly approved asset arrive one by one. */
export const hasArrived = ({ arrives_at = 0 }: AlertRow): boolean => arrives_at <= Date.now();

/** A row of `alerts` about an asset, without its id. */
export function alertRow(
  asset: AssetRow,
  alert: Omit<Fields<'alerts'>, 'asset_id' | 'asset_name'>,
): Fields<'alerts'> {
  return { asset_id: asset.id, asset_name: asset.name, ...alert };
}

/** The ids of an organisation's assets. */
export function assetIdsOf(db: Db, organization: number | null): Set<number> {
  const own = db.assets.all().filter((asset) => asset.owner_id === organization);
  return new Set(own.map((asset) => asset.id));
}
