/** The embedded backend in the page, as the client sees it through its one seam. */
import { beforeEach, expect, test, vi } from 'vitest';
import { ELSEWHERE } from '@/demo/owner.ts';
import { DEMO_ACCOUNTS } from '@/mocks/demo-accounts.ts';

const [superadmin] = DEMO_ACCOUNTS;

/** Opens a page of the demonstration with the contents of local storage. */
async function openPage() {
  vi.resetModules();
  const owner = await import('@/demo/owner.ts');
  const { answer, reset } = await import('@/demo/backend.ts');
  owner.claim();
  const send = async (path: string, token?: string, body?: object) => {
    const response = await answer(`http://naam.test/embedded-backend${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: body ? JSON.stringify(body) : null,
    });
    const json = (await response.json()) as Record<string, unknown>;
    return { status: response.status, json };
  };
  return { send, reset };
}

async function logIn({ send }: Awaited<ReturnType<typeof openPage>>): Promise<string> {
  const { email, password } = superadmin ?? { email: '', password: '' };
  const { json } = await send('/auth/login', undefined, { email, password });
  return String(json['Access_token']);
}

beforeEach(() => localStorage.clear());

test('a session and what was done in it are there after a reload, until Reset', async () => {
  const page = await openPage();
  const token = await logIn(page);
  const organizations = async ({ send }: typeof page) => {
    const { json } = await send('/organisation/list', token);
    return json['organisations'] as { name: string; approved: boolean }[];
  };
  const pending = (await organizations(page)).filter(({ approved }) => !approved);
  expect(pending).toHaveLength(1);
  await page.send('/organisation/approve?id=3', token);

  const again = await openPage();
  expect((await organizations(again)).filter(({ approved }) => !approved)).toEqual([]);
  await again.reset();
  expect((await organizations(again)).filter(({ approved }) => !approved)).toEqual(pending);
  expect((await organizations(await openPage())).filter(({ approved }) => !approved)).toEqual(
    pending,
  );
});

test('a state that cannot be read is left for the seed', async () => {
  localStorage.setItem('demo_data', '{"version":1,"tables":"hostile"}');
  const page = await openPage();
  expect(await page.send('/auth/self', await logIn(page))).toMatchObject({ status: 200 });
});

test('a path that the contract does not know is a 404', async () => {
  expect(await (await openPage()).send('/nothing')).toMatchObject({ status: 404 });
});

test('a tab that does not own the demonstration answers with one sentence, and resets nothing', async () => {
  const locks = {
    request: (_name: string, ...rest: unknown[]) => {
      if (rest.length > 1) (rest.at(-1) as (lock: null) => unknown)(null);
      return new Promise(() => {});
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  try {
    const page = await openPage();
    expect(await page.send('/auth/self', 'x')).toEqual({
      status: 503,
      json: { error: ELSEWHERE },
    });
    await expect(page.reset()).rejects.toThrow(ELSEWHERE);
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
});

test('the initial cases are written once, and again after Reset', async () => {
  const { CaseDatabase } = await import('@/cases/model/browser/case-database.ts');
  const { apiBase } = await import('@/backend.ts');
  const statuses = async () => {
    const database = new CaseDatabase({
      account: 'admin@sahyadri.bank.in',
      backend: apiBase(),
    });
    const cases = await database.list();
    database.close();
    return cases.map(({ alert, status }) => `${alert} ${status}`).toSorted();
  };
  const page = await openPage();
  await logIn(page);
  const begun = await statuses();
  expect(begun).toContain('29 down');
  expect(begun).toContain('1 reported');
  expect(begun).toContain('9 ours');
  const { deleteCasesOf } = await import('@/cases/model/browser/names.ts');
  await deleteCasesOf(apiBase());
  await logIn(await openPage());
  expect(await statuses()).toEqual([]);
  const again = await openPage();
  await again.reset();
  await logIn(again);
  expect(await statuses()).toEqual(begun);
});
