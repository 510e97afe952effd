/** The embedded backend in one process with the page that calls it, as under Vitest. */
import { expect, test } from 'vitest';
import { account, backend } from '../setup/backend.ts';

async function logIn(base: string): Promise<string> {
  const { email, password } = account('admin');
  const response = await fetch(`${base}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { Access_token } = (await response.json()) as { Access_token: string };
  return Access_token;
}

test.each(['http://127.0.0.1:5000', 'http://naam.test:5000', 'https://api.example.in/v1'])(
  'a page reaches the backend at %s',
  async (base) => {
    const headers = { Authorization: `Bearer ${await logIn(base)}` };
    const response = await fetch(`${base}/asset/list`, { headers });
    expect(await response.json()).toHaveLength(7);
  },
);

test('drop is a network error', async () => {
  backend.faults.set({ fault: 'drop' });
  await expect(fetch('http://naam.test:5000/asset/list')).rejects.toThrow(TypeError);
  expect(backend.calls.get('GET /asset/list')).toBe(1);
});
