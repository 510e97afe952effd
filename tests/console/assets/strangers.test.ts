/** New names that share nothing with the organisation's own. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findStrangers } from '@/features/console/assets/strangers.ts';
import { toAscii } from '@/lib/idna.ts';
import { Engine } from '@/lookalike/engine.ts';
import { EngineWorker } from '@/lookalike/engine.worker.ts';

// What the worker would answer: in Node there is no page to start one.
beforeEach(() => {
  const worker = new EngineWorker();
  vi.spyOn(Engine.prototype, 'registrables').mockImplementation(async (names) =>
    worker.registrables(names),
  );
});

const inAscii = (name: string): string => toAscii(name) ?? '';

describe('names that share nothing with the organisation’s', () => {
  const OWN = ['lokbank.co.in', 'sbi.example', 'upi.lokbank.co.in', 'Sahyadri Mobile', 'लोक.भारत'];

  it.each([
    ['another company’s', 'google.com', true],
    ['one with the same ending alone', 'tea.co.in', true],
    ['a host of another company’s', 'mail.google.com', true],
    ['one with the name in it', 'loans-lokbank.in', false],
    ['one with four letters of it, across a hyphen', 'lo-kb.com', false],
    ['one with a short name in it, whole', 'mysbi.in', false],
    ['one with a word of an app’s name', 'sahyadri.tech', false],
    ['a platform’s with the name below it', 'lokbank.github.io', false],
    ['another’s with an umlaut', 'xn--mnchen-3ya.de', true],
    ['one with the name in it, under accents', inAscii('lókbänk.in'), false],
    ['another’s in a script that a name is written in', inAscii('टाटा.भारत'), true],
    ['one with a name in that script in it', inAscii('लोकबैंक.भारत'), false],
  ])('%s', async (_what, name, strange) => {
    expect((await findStrangers([name], OWN)).has(name)).toBe(strange);
  });

  it('may be the same word where no name is written in their script', async () => {
    const tata = inAscii('टाटा.भारत');
    expect((await findStrangers([tata], ['lokbank.co.in'])).get(tata)).toBe(
      'In another script than your names: check that it is yours.',
    );
  });

  it('are none where there is nothing to compare with', async () => {
    expect([...(await findStrangers(['google.com'], []))]).toEqual([]);
  });
});
