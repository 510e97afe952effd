/** Where notices can be sent: the list of the house, or VITE_NOTICE_CHANNELS in its place. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHANNELS } from '@/content/channels.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

async function channelsWith(value: string) {
  vi.stubEnv('VITE_NOTICE_CHANNELS', value);
  return (await import('@/channels-config.ts')).noticeChannels();
}

const OURS = {
  id: 'desk',
  name: 'Our desk',
  for: 'Everything',
  email: 'desk@example.in',
  source: 'ourselves',
  readOn: '2026-11-22',
  secondHand: false,
};

it('is the list of the house where nothing is set', async () => {
  expect(await channelsWith('')).toEqual(CHANNELS);
});

it('is the deployer’s in its place', async () => {
  const form = { ...OURS, id: 'form', email: undefined, url: 'https://example.in/report' };
  expect(await channelsWith(JSON.stringify([OURS, form]))).toEqual([
    OURS,
    { ...form, email: undefined },
  ]);
  expect(await channelsWith('[]')).toEqual([]);
});

it.each([
  ['desk@example.in', 'VITE_NOTICE_CHANNELS must be JSON on one line: a list of channels.'],
  [[{ ...OURS, email: 'a@b\r\nBcc: x@y.in' }], '0.email: must be an email address.'],
  [[{ ...OURS, url: 'http://example.in' }], '0.url: must be an https address.'],
  [[{ ...OURS, url: 'javascript:alert(1)' }], '0.url: must be an https address.'],
  [[{ ...OURS, email: undefined }], 'needs an email or a url.'],
  [[{ ...OURS, readOn: 'today' }], '0.readOn: must be a day such as 2026-11-22.'],
  [[OURS, OURS], 'two channels have one id.'],
  [[{ ...OURS, colour: 'red' }], 'colour'],
])('stops the build and says why: %j', async (value, words) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await expect(channelsWith(text)).rejects.toThrow(words);
});
