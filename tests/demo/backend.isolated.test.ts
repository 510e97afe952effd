/** The embedded backend in the page, as the client sees it through its one seam. */
import { beforeEach, expect, test, vi } from 'vitest';
import { DEMO_ACCOUNTS } from '@/mocks/demo-accounts.ts';

const [superadmin] = DEMO_ACCOUNTS;

/** Opens a page of the demonstration with the contents of local storage. */
async function openPage() {
  vi.resetModules();
  const { answer, reset } = await import('@/demo/backend.ts');
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
  localStorage.setItem('demo_data', '{"version":2,"tables":"hostile"}');
  const page = await openPage();
  expect(await page.send('/auth/self', await logIn(page))).toMatchObject({ status: 200 });
});

test('a path that the contract does not know is a 404', async () => {
  expect(await (await openPage()).send('/nothing')).toMatchObject({ status: 404 });
});

test('two tabs have one demonstration: each goes on from what the other has done', async () => {
  const [one, two] = [await openPage(), await openPage()];
  const token = await logIn(one);
  expect(await two.send('/auth/self', token)).toMatchObject({ status: 200 });
  const pending = async ({ send }: typeof one) => {
    const { json } = await send('/organisation/list', token);
    const organizations = json['organisations'] as { id: number; approved: boolean }[];
    return organizations.flatMap(({ id, approved }) => (approved ? [] : [id]));
  };
  expect(await pending(two)).toEqual([3]);
  await one.send('/organisation/approve?id=3', token);
  expect(await pending(two)).toEqual([]);
  // A tab that only reads does not bring back what it knew.
  await two.send('/asset/approve?id=6', token);
  expect(await pending(one)).toEqual([]);
  await two.reset();
  expect(await pending(one)).toEqual([3]);
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
