/**
 * Finds what a page test reads without having waited for it. Such a test is green as long as two things happen to
 * arrive in the same order, and fails on a busy machine.
 *
 * Each function of a page test is read from top to bottom:
 *
 * - An act (`user.…`, `fireEvent`, `act`, `render`, a helper that ends with one) is followed by its own outcome:
 *   what is read next is right there. A page that has opened (`findByRole('heading', { level: 1 })`) counts as one.
 * - A wait (`findBy…`, `waitFor`, a helper that ends with one) promises what it waited for, and nothing else.
 *
 * From a wait to the next act, a read of the page is an offence if
 *
 * - it finds what the test has never seen: write `await screen.findBy…`;
 * - it expects something of what was not seen since the last act: write `await waitFor(() => expect(…)…)`;
 * - it expects that what was seen has gone: write `await waitFor(() => expect(…).toBeNull())`;
 * - it expects the focus, of an element at hand too: a dialog moves it a moment after it has opened.
 *
 * A read inside an element that is at hand, `within(dialog)`, is fine. Its parents (`closest`, `parentElement`) are
 * not at hand. Two more offences need no wait before them: a click on the last of a list that may still be growing
 * (expect its length first), and a clock that the test does not set.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync } from 'vite';

const TESTS = resolve(import.meta.dirname, '..');

/** As much of the syntax tree as is looked at. */
interface Node {
  type: string;
  start: number;
  end: number;
  [child: string]: unknown;
}

interface TestModule {
  path: string;
  text: string;
  program: Node;
  functions: Map<string, Node>;
  /** The local name of what is imported from other files of tests/, with its path and its name there. */
  imports: Map<string, { path: string; name: string }>;
}

/** Effect of a function on the page, for its caller. */
interface Outline {
  endsWith: 'act' | 'wait' | null;
  reads: boolean;
  seen: Set<string>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const isFunction = ({ type }: Node) => /^(Arrow)?Function/.test(type);
const isCall = ({ type }: Node) => type === 'CallExpression';

/** The name that is called or got: `b` of `b()`, of `a.b()` and of `a.b`. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (isCall(node)) return nameOf(node['callee']);
  if (node.type === 'MemberExpression')
    return node['computed'] === true ? '' : nameOf(node['property']);
  return typeof node['name'] === 'string' ? node['name'] : '';
}

/** `a` of `a.b()` and of `a.b`. */
function objectOf(node: Node): Node | null {
  const member = isCall(node) ? (node['callee'] as Node) : node;
  return member.type === 'MemberExpression' ? (member['object'] as Node) : null;
}

const argumentsOf = (call: Node) => call['arguments'] as Node[];
const SYNC = /^(get|query)(All)?By/;
const WAIT = /^(find(All)?By|waitFor)/;
const WRAPPER = /^(TSNonNull|TSAs|Parenthesized|Chain|Await)Expression$/;
const OF_LIST = /^(at|find|filter|slice|map|toSorted)$/;
const CLIMB = /\.(closest|parentElement|parentNode|nextElementSibling|nextSibling)\b/;
const ACTORS = /^(user|app\.user|userEvent|fireEvent|router|client|queryClient|history)$/;
const ACTS =
  /^(act|render|renderApp|renderHook|rerender|unmount|focus|blur|click|dispatchEvent|navigate)$/;
const ABSENT = /\.not\.toBeInTheDocument\(|\.toBeNull\(|\.toHaveLength\(0\)|\.toEqual\(\[\]\)/;
const COUNTS = /expect\(.*\.(toHaveLength|toEqual)\(/;
const FOCUS = /(?<!\.not)\.toHaveFocus\(\);?$/;
const SETS_CLOCK = /useFakeTimers|setSystemTime|stopClocks|spyOn\((Date|performance),/;
const CLOCK =
  /^(Date\.now|performance\.now)\(\)$|^new Date\(\)$|^new Promise\(.*setTimeout\(\w+, |^delayMs:/s;

export function readTest(path: string, text: string): TestModule {
  const { program, errors } = parseSync(path, text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const module: TestModule = {
    path,
    text,
    program: program as unknown as Node,
    functions: new Map(),
    imports: new Map(),
  };
  const collect = (node: Node) => {
    const { id, init, source, specifiers } = node as Record<string, unknown>;
    if (node.type === 'FunctionDeclaration') module.functions.set(nameOf(id), node);
    if (isNode(init) && isFunction(init)) module.functions.set(nameOf(id), init);
    if (node.type === 'ImportDeclaration') {
      const from = String((source as Node)['value']);
      for (const specifier of from.startsWith('.') ? (specifiers as Node[]) : []) {
        module.imports.set(nameOf(specifier['local']), {
          path: resolve(dirname(path), from),
          name: nameOf(specifier['imported']),
        });
      }
    }
    childrenOf(node).forEach(collect);
  };
  collect(module.program);
  return module;
}

/** Every file of tests/ that renders, or helps those that do. */
export function readTests(): TestModule[] {
  return readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('architecture'))
    .map((file) => ({ path: join(TESTS, file), text: readFileSync(join(TESTS, file), 'utf8') }))
    .filter(({ text }) => /'@testing-library\/react'|render-app\.tsx'/.test(text))
    .map(({ path, text }) => readTest(path, text));
}

/** One line for each offence of these files: where, and what is read. */
export function offencesIn(modules: readonly TestModule[]): string[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const outlines = new Map<Node, Outline>();
  const offences = new Map<string, number>();

  function outline(module: TestModule, fn: Node): Outline {
    const known = outlines.get(fn);
    if (known) return known;
    const result: Outline = { endsWith: null, reads: false, seen: new Set() };
    outlines.set(fn, result);
    /** Queries whose elements were seen since the last act. */
    const fresh = new Set<string>();
    const atHand = new Set<string>();
    /** The statements that say of a list how long it is. */
    const counts: string[] = [];

    const textOf = ({ start, end }: Node) => module.text.slice(start, end).replace(/\s+/g, ' ');
    const report = (node: Node) => {
      const line = module.text.slice(0, node.start).split('\n').length;
      const file = relative(TESTS, module.path).split(sep).join('/');
      offences.set(`${file}:${line} ${textOf(node).slice(0, 100)}`, node.start);
    };
    const namesIn = (pattern: Node, into: Set<string>): void => {
      if (pattern.type === 'Identifier') into.add(nameOf(pattern));
      else if (pattern.type === 'Property') namesIn(pattern['value'] as Node, into);
      else for (const child of childrenOf(pattern)) namesIn(child, into);
    };

    /** The outline of the test's own function that is called, or null. */
    function called(node: Node): Outline | null {
      const name = nameOf(node);
      if (!isCall(node) || objectOf(node)) return null;
      const own = module.functions.get(name);
      if (own) return own === fn ? null : outline(module, own);
      const there = module.imports.get(name);
      const other = there && byPath.get(there.path);
      const theirs = there && other?.functions.get(there.name);
      return theirs ? outline(other!, theirs) : null;
    }

    /** True for an element that is at hand, what is inside it, and what was awaited in the same expression. */
    function isAtHand(node: Node): boolean {
      if (node.type === 'AwaitExpression') return true;
      if (WRAPPER.test(node.type))
        return isAtHand((node['expression'] ?? node['argument']) as Node);
      if (node.type === 'Identifier') return atHand.has(nameOf(node));
      const object = objectOf(node);
      if (object) {
        const isPart = node['computed'] === true || OF_LIST.test(nameOf(node));
        return (isPart || (isCall(node) && SYNC.test(nameOf(node)))) && isAtHand(object);
      }
      return isCall(node) && argumentsOf(node).some(isAtHand);
    }

    function isRead(node: Node): boolean {
      if (/^(window\.location|document\.title)$/.test(textOf(node))) return true;
      if (!isCall(node)) return false;
      const object = objectOf(node);
      if (object && SYNC.test(nameOf(node))) return !isAtHand(object);
      if (object) return textOf(object) === 'document' && nameOf(node).startsWith('querySelector');
      const helper = called(node);
      return helper !== null && helper.reads && helper.endsWith === null;
    }

    /** Returns the target of a query, whichever of `getBy`, `findBy` and their like makes it. */
    function keyOf(node: Node): string {
      const object = isCall(node) ? objectOf(node) : null;
      if (!object) return textOf(node);
      const kind = nameOf(node).replace(/^(find|get|query)(All)?/, '');
      return `${textOf(object)} ${kind} ${argumentsOf(node).slice(0, 2).map(textOf).join()}`;
    }
    /** True for `list.at(-1)` and `list[3]` where nothing has said how long the list is. */
    function isOpenEnded(node: Node): boolean {
      if (WRAPPER.test(node.type))
        return isOpenEnded((node['expression'] ?? node['argument']) as Node);
      const object = objectOf(node);
      if (!object || !/^(\.at\(-|\[[^0])/.test(module.text.slice(object.end, node.end)))
        return false;
      return !counts.some((statement) => statement.includes(textOf(object)));
    }
    const see = (key: string) => {
      result.seen.add(key);
      fresh.add(key);
    };
    const acted = () => {
      result.endsWith = 'act';
      fresh.clear();
    };

    function read(node: Node, expectation: string | null) {
      result.reads = true;
      const key = keyOf(node);
      const isAbsent = expectation !== null && ABSENT.test(expectation);
      const isKnown = result.seen.has(key) && (expectation === null || fresh.has(key));
      const isFine = isAbsent ? !result.seen.has(key) || fresh.has(key) : isKnown;
      if (result.endsWith === 'wait' && !isFine) report(node);
      if (!isAbsent) see(key);
      fresh.add(key);
    }

    /** All that a callback of `waitFor` reads has been waited for. */
    function waitedFor(node: Node): void {
      if (isRead(node) || (isCall(node) && (WAIT.test(nameOf(node)) || called(node))))
        see(keyOf(node));
      childrenOf(node).forEach(waitedFor);
    }

    function call(node: Node, expectation: string | null) {
      const name = nameOf(node);
      const object = objectOf(node);
      if (object) visit(object, expectation);
      const isAct = object !== null && ACTORS.test(textOf(object));
      for (const argument of argumentsOf(node)) {
        if (isAct && isOpenEnded(argument)) report(argument);
        if (name.startsWith('waitFor')) waitedFor(argument);
        // A callback of an array runs here; any other runs at its own time.
        else if (!isFunction(argument)) visit(argument, expectation);
        else if (object && !isAct) {
          if (isAtHand(object))
            for (const item of argument['params'] as Node[]) namesIn(item, atHand);
          visit(argument['body'] as Node, expectation);
        }
      }
      const helper = called(node);
      if (WAIT.test(name)) {
        if (!name.startsWith('waitFor')) see(keyOf(node));
        if (/'heading', \{[^}]*level: 1\b/.test(textOf(node))) acted();
        else result.endsWith = 'wait';
      } else if (helper?.endsWith === 'wait') {
        for (const key of [...helper.seen, textOf(node)]) see(key);
        result.endsWith = 'wait';
      } else if (helper?.endsWith === 'act' || ACTS.test(name) || isAct) {
        for (const key of helper?.seen ?? []) result.seen.add(key);
        acted();
      }
    }

    function visit(node: Node, expectation: string | null): void {
      if (isFunction(node)) return;
      if (CLOCK.test(textOf(node)) && !SETS_CLOCK.test(textOf(fn))) report(node);
      if (isRead(node)) {
        read(node, expectation);
        return;
      }
      if (isCall(node)) {
        call(node, expectation);
        return;
      }
      const isExpect = node.type === 'ExpressionStatement' && textOf(node).startsWith('expect(');
      // Who opens a dialog moves the focus a moment later.
      if (isExpect && FOCUS.test(textOf(node)) && result.endsWith === 'wait') report(node);
      if (node.type === 'ExpressionStatement' && COUNTS.test(textOf(node)))
        counts.push(textOf(node));
      for (const child of childrenOf(node)) visit(child, isExpect ? textOf(node) : expectation);
      const { id, init } = node as Record<string, unknown>;
      if (node.type === 'VariableDeclarator' && isNode(init) && isNode(id)) {
        if (!CLIMB.test(textOf(init)) && !isFunction(init)) namesIn(id, atHand);
      }
    }

    for (const parameter of fn['params'] as Node[]) namesIn(parameter, atHand);
    visit(fn['body'] as Node, null);
    return result;
  }

  for (const module of modules) {
    const all = (node: Node) => {
      if (isFunction(node)) outline(module, node);
      childrenOf(node).forEach(all);
    };
    all(module.program);
  }
  return [...offences.keys()];
}
