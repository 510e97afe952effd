import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { WrittenName } from '@/components/DomainName.tsx';
import { allNeedlesOf, formsOf, foundInPunycode } from '@/alerts/model/alert-text.ts';
import { Store } from '@/lib/store.ts';

const NONE: readonly string[] = [];

/** A store, since a new value of a context would have every cell of the table looked through at each key. */
const FoundByContext = createContext(new Store(NONE));

/** Tells the names of a list what its rows were found by: `query`, the search that they answer. */
export function FoundBy({ query, children }: { query: string; children: ReactNode }) {
  const [needles] = useState(() => new Store(NONE));
  useLayoutEffect(() => needles.set(allNeedlesOf(query)), [needles, query]);
  return <FoundByContext value={needles}>{children}</FoundByContext>;
}

/** So many characters of a form fit the narrowest list. */
const FITS = 32;
/** So many are left in sight before a match that would be cut off. */
const BEFORE_MATCH = 4;

/** The form, or as much of it as puts what was found in sight. */
function fromMatch(form: string, found: string): string {
  const at = form.indexOf(found);
  if (at + found.length <= FITS || at <= BEFORE_MATCH) return form;
  return `…${form.slice(at - BEFORE_MATCH)}`;
}

/** A name in a list (`children`), above its punycode form where the search found the row by that alone. */
export function MatchedForm({ name, children }: { name: string; children: ReactNode }) {
  const needles = useContext(FoundByContext);
  const forms = useMemo(() => formsOf(name), [name]);
  const found = useSyncExternalStore(
    needles.subscribe,
    () => forms && foundInPunycode(forms, needles.get()),
  );
  if (forms === null || found === null) return children;
  return (
    <span className="dt-found block min-w-0">
      {children}
      {/* Both lines are as high as a row is anyway. */}
      <WrittenName className="block truncate text-[0.6875rem]/[0.8125rem] font-normal text-quiet md:-my-0.5">
        {fromMatch(forms.punycode, found)}
      </WrittenName>
    </span>
  );
}
