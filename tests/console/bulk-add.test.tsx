/** Bulk add of assets by paste (issue "The consoles", 3; design decision 27). */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import {
  hostnamesIn,
  MAX_NAMES,
  readPasted,
  domainsOfAddresses,
  replacedIn,
} from '@/features/console/assets/pasted-names.ts';
import { findStrangers } from '@/features/console/assets/strangers.ts';
import { toAscii } from '@/lib/hostname.ts';
import { sessionState } from '@/lib/session-state.ts';
import { runMany } from '@/api/queries/many.ts';
import { server } from '../setup/backend.ts';
import { renderApp } from '../setup/render-app.tsx';
import { workers } from '../setup/workers.ts';

const BASE = 'http://naam.test:5000';

describe('reading a paste', () => {
  const kinds = (text: string, listed: string[] = []) =>
    readPasted(text, hostnamesIn(listed)).names.map(({ is }) => is);

  it('takes one name a line; commas, semicolons and tabs separate too', () => {
    const { names } = readPasted('a.in\r\nb.in, c.in;d.in\te.in\n\n , \nf.in', new Set());
    expect(names.map(({ text, line }) => [text, line])).toEqual([
      ['a.in', 1],
      ['b.in', 2],
      ['c.in', 2],
      ['d.in', 2],
      ['e.in', 2],
      ['f.in', 5],
    ]);
  });

  it('reads every written form, and gives what will be added', () => {
    const { names } = readPasted('münchen.de\nExample[.]IN.\nshop(dot)in', new Set());
    expect(names.map((name) => (name.is === 'valid' ? name.ascii : name.is))).toEqual([
      'xn--mnchen-3ya.de',
      'example.in',
      'shop.in',
    ]);
  });

  it('tells duplicates, also in another form, and names that are listed already', () => {
    expect(
      kinds('a.in\nA.IN\nmünchen.de\nxn--mnchen-3ya.de\nold.in', ['OLD.in', 'no name']),
    ).toEqual(['valid', 'duplicate', 'valid', 'duplicate', 'listed']);
    expect(readPasted('x\na.in\na.in', new Set()).names[2]).toMatchObject({ of: 2 });
  });

  it.each([
    ['https://localhost/', 'Not a domain name: leave out http:// or https://.'],
    ['a@b.in', 'Not a domain name: this looks like an email address.'],
    ['a b.in', 'Not a domain name: a domain name has no spaces.'],
    ['localhost', 'Not a domain name: it needs an ending such as .in or .com.'],
  ])('says why %s is none', (text, reason) => {
    expect(readPasted(text, new Set()).names).toMatchObject([
      { is: 'invalid', text, line: 1, reason },
    ]);
  });

  it('reads the host of a URL, with or without its scheme, defanged or not', () => {
    const { names } = readPasted(
      'https://www.a.in/login?x=@y\nb.in/pay\nhxxps://c[.]in:8080\nhttps://d@e.in\nhttps://A.in\na.in',
      hostnamesIn(['e.in']),
    );
    expect(names.map((name) => [name.is, name.is !== 'invalid' && name.ascii])).toEqual([
      ['valid', 'www.a.in'],
      ['valid', 'b.in'],
      ['valid', 'c.in'],
      ['listed', 'e.in'],
      ['valid', 'a.in'],
      ['duplicate', 'a.in'],
    ]);
    expect(names.map((name) => name.is !== 'invalid' && name.isHost).lastIndexOf(true)).toBe(4);
  });

  it.each<[string, string, [string, number, string][], string[]]>([
    [
      'a CSV with a heading',
      'name,type,created\nsahyadri.in,domain,2024-01-02\n\na b.in,domain,2024-01-03',
      [
        ['sahyadri.in', 2, 'valid'],
        ['a b.in', 4, 'invalid'],
      ],
      ['name', 'type', 'created'],
    ],
    [
      'cells in quotes without one, the names in any column',
      '"7";"sahyadri.in";""\r\n"8";"SAHYADRI.in";"7"\r\nb.in',
      [
        ['sahyadri.in', 1, 'valid'],
        ['SAHYADRI.in', 2, 'duplicate'],
        ['b.in', 3, 'valid'],
      ],
      ['7', '8'],
    ],
    [
      'a heading above names that were listed by hand stays a mistake',
      'name,type\na.in,b.in\nnonsense,c.in',
      [
        ['name', 1, 'invalid'],
        ['type', 1, 'invalid'],
        ['a.in', 2, 'valid'],
        ['b.in', 2, 'valid'],
        ['nonsense', 3, 'invalid'],
        ['c.in', 3, 'valid'],
      ],
      [],
    ],
    [
      'lines without any name',
      'a@b.in, nonsense\nnot one',
      [
        ['a@b.in', 1, 'invalid'],
        ['nonsense', 1, 'invalid'],
        ['not one', 2, 'invalid'],
      ],
      [],
    ],
  ])('tells the rows of a table from a list: %s', (_what, typed, names, leftOut) => {
    const read = readPasted(typed, new Set());
    expect(read.names.map(({ text, line, is }) => [text, line, is])).toEqual(names);
    expect(read.leftOut).toEqual(leftOut);
  });

  it('replaces one name, where it stands, and nothing else', () => {
    const typed = 'a.in, b.in\r\nb.in ; https://b.in\n b.in';
    const { names } = readPasted(typed, new Set());
    const at = (place: number) => replacedIn(typed, { name: names[place]!, by: 'c.in' });
    expect(at(1)).toBe('a.in, c.in\r\nb.in ; https://b.in\n b.in');
    expect(at(3)).toBe('a.in, b.in\r\nb.in ; c.in\n b.in');
    expect(at(4)).toBe('a.in, b.in\r\nb.in ; https://b.in\n c.in');
  });

  it('replaces email addresses by their domains, all at once, and no name of which something is unseen', () => {
    const typed = 'x@b.in, a@c.in\r\nx@b.in;x@b.in\nd\u200b.in\nx@e.in\nf.in';
    const { names } = readPasted(typed, new Set(['e.in']));
    const mended = replacedIn(typed, ...domainsOfAddresses(names));
    expect(mended).toBe('b.in, c.in\r\nb.in;b.in\nd\u200b.in\nx@e.in\nf.in');
  });

  it('reads a thousand names at a time and keeps the rest', () => {
    const many = Array.from({ length: MAX_NAMES + 2 }, (_, at) => `a${at}.in`);
    const { names, rest } = readPasted(many.join('\n'), new Set());
    expect(names).toHaveLength(MAX_NAMES);
    expect(rest).toEqual(many.slice(MAX_NAMES));
  });
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

describe('runMany', () => {
  it('leaves the rest when it is stopped, and waits for what is under way', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const results = await runMany(
      { items: ['a', 'b', 'c', 'd', 'e', 'f'], onResult: () => {}, signal },
      async (item) => {
        if (item === 'b') controller.abort();
        await Promise.resolve();
        if (item === 'c') throw new Error('refused');
      },
    );
    expect(Object.fromEntries([...results].map(([item, { is }]) => [item, is]))).toMatchObject({
      a: 'done',
      b: 'done',
      e: 'left',
      f: 'left',
    });
  });
});

describe('the dialog', () => {
  async function open() {
    const app = await renderApp({ as: 'admin', at: '/admin/assets', heading: 'Assets' });
    const press = async () => {
      await app.user.click(await screen.findByRole('button', { name: 'Add many' }));
      const dialog = await screen.findByRole('dialog', { name: 'Add many assets' });
      return { dialog, box: within(dialog).getByRole('textbox', { name: 'Domain names' }) };
    };
    const paste = async (box: HTMLElement, text: string) => {
      await app.user.click(box);
      await app.user.paste(text);
    };
    return { ...app, press, paste };
  }
  const lines = (dialog: HTMLElement) =>
    within(within(dialog).getByRole('list', { name: 'What was read' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  /** Answers creations by name; what is not named succeeds. Returns the names that were sent. */
  function answer(refused: Record<string, string>) {
    const sent: string[] = [];
    server.use(
      http.post(`${BASE}/asset/create`, async ({ request }) => {
        const { domain } = (await request.json()) as { domain: string };
        sent.push(domain);
        const error = refused[domain];
        return error ? HttpResponse.json({ error }, { status: 422 }) : HttpResponse.json({});
      }),
    );
    return sent;
  }

  it('says of every line what it is', async () => {
    const { press, paste } = await open();
    const { dialog, box } = await press();
    await paste(
      box,
      'new-shop.in\nmünchen.de\nnew-shop.in\nsahyadrilokbank.co.in\nnonsense\nsahyadrilok.bank.in',
    );
    await waitFor(() =>
      expect(within(dialog).getByRole('status')).toHaveTextContent(
        '6 names: 3 can be added (3 to check), 1 duplicate, 1 already listed, 1 not a domain name',
      ),
    );
    expect(lines(dialog)).toEqual([
      'new-shop.inCan be addedShares nothing with your names: check that it is yours.',
      'münchen.deCan be addedWill be added as xn--mnchen-3ya.deShares nothing with your names: check that it is yours.',
      'new-shop.inDuplicate of line 1',
      'sahyadrilokbank.co.inAlready listed',
      'nonsenseNot a domain name: it needs an ending such as .in or .com.',
      'sahyadrilok.bank.inCan be addedOnly banks that the Reserve Bank of India regulates can register under .bank.in: check that it is yours.',
    ]);
    expect(within(dialog).getByRole('button', { name: 'Add 3 assets' })).toBeVisible();
  });

  it('adds no public ending, under which others register', async () => {
    const sent = answer({});
    const { press, paste, user } = await open();
    const { dialog, box } = await press();
    await paste(box, 'co.uk\nnew-shop.in');
    await waitFor(() =>
      expect(within(dialog).getByRole('status')).toHaveTextContent(
        '2 names: 1 can be added (1 to check), 1 public ending',
      ),
    );
    expect(lines(dialog)[0]).toBe(
      'co.ukA public endingco.uk is a public ending, under which others register their names. Enter your own name, such as yourcompany.co.uk.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 asset' }));
    await waitFor(() => expect(box).toHaveValue('co.uk'));
    expect(sent).toEqual(['new-shop.in']);
  });

  it('adds no public ending, however fast the button is pressed', async () => {
    const sent = answer({});
    workers.holds = (method) => method === 'endings';
    const { press, paste, user } = await open();
    const { dialog, box } = await press();
    await paste(box, 'co.uk');
    await user.click(await within(dialog).findByRole('button', { name: 'Add 1 asset' }));
    workers.release();
    await waitFor(() => expect(lines(dialog)[0]).toContain('A public ending'));
    expect(await within(dialog).findByRole('button', { name: 'Add assets' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('says of a name that it imitates one that is there, mends it, or adds it where that is ticked', async () => {
    const sent = answer({});
    const { press, paste, user } = await open();
    const { dialog, box } = await press();
    await paste(box, 'new-shop.in\ns\u0430hyadrilokbank.com\nit@new-bank.in\np\u0430ypal.com');
    await waitFor(() =>
      expect(within(dialog).getByRole('status')).toHaveTextContent(
        '4 names: 1 can be added (1 to check), 1 imitates one of yours, 1 mixes alphabets, 1 not a domain name',
      ),
    );
    const [, imitation, , mixed] = within(dialog).getAllByRole('listitem');
    expect(mixed).toHaveTextContent(
      'Mixes alphabets' +
        'Would be added as xn--pypal-4ve.com' +
        'Letter 2 is Cyrillic \u0430 (U+0430) among Latin letters.',
    );
    expect(within(mixed!).getByText('\u0430', { selector: 'mark' })).toBeVisible();
    await user.click(within(mixed!).getByRole('checkbox', { name: /^Add it too: p/ }));
    expect(mixed).toHaveTextContent('Will be added as xn--pypal-4ve.com');
    await user.click(within(mixed!).getByRole('button', { name: 'Use Latin a' }));
    await waitFor(() =>
      expect(lines(dialog)[3]).toBe(
        'paypal.comCan be addedShares nothing with your names: check that it is yours.',
      ),
    );
    expect(imitation).toHaveTextContent('Imitates one of yours');
    expect(imitation).toHaveTextContent(
      'Letter 2 is Cyrillic \u0430 (U+0430). This imitates sahyadrilokbank.com, which you already protect.',
    );
    expect(within(imitation!).getByText('\u0430', { selector: 'mark' })).toBeVisible();
    const add = within(dialog).getByRole('button', { name: 'Add 2 assets' });
    const too = within(imitation!).getByRole('checkbox', { name: /^Add it too: s/ });
    expect(too).not.toBeChecked();
    await user.click(too);
    expect(add).toHaveAccessibleName('Add 3 assets');
    await user.click(too);
    expect(add).toHaveAccessibleName('Add 2 assets');
    await user.click(within(dialog).getByRole('button', { name: 'Use new-bank.in' }));
    expect(box).toHaveValue('new-shop.in\ns\u0430hyadrilokbank.com\nnew-bank.in\npaypal.com');
    expect(add).toHaveAccessibleName('Add 3 assets');
    await user.click(within(dialog).getByRole('button', { name: 'Use Latin a' }));
    await waitFor(() => expect(lines(dialog)[1]).toBe('sahyadrilokbank.comAlready listed'));
    await user.click(within(dialog).getByRole('button', { name: 'Add 3 assets' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toEqual(['new-shop.in', 'new-bank.in', 'paypal.com']);
  });

  it('adds a name that imitates one that is there only where that is ticked; it stays in the box', async () => {
    const sent = answer({});
    const { press, paste, user } = await open();
    const { dialog, box } = await press();
    await paste(box, 'new-shop.in\nsahyadri1okbank.com\nit@sahyadrilokbank.com');
    await waitFor(() => expect(lines(dialog)[1]).toContain('Imitates one of yours'));
    expect(lines(dialog)[2]).toContain('sahyadrilokbank.com is already in your list.');
    expect(within(dialog).queryByRole('button', { name: /^Use / })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 asset' }));
    await waitFor(() => expect(lines(dialog)[0]).toBe('new-shop.inAdded'));
    expect(sent).toEqual(['new-shop.in']);
    expect(box).toHaveValue('sahyadri1okbank.com\nit@sahyadrilokbank.com');
    expect(await within(dialog).findByRole('status')).toHaveTextContent(
      '1 of 1 asset added. What is left stays in the box.',
    );
    await user.click(await within(dialog).findByRole('checkbox', { name: /^Add it too/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 asset' }));
    await waitFor(() => expect(sent).toEqual(['new-shop.in', 'sahyadri1okbank.com']));
  });

  it('reads a URL as its host, checks that, and adds it', async () => {
    const sent = answer({});
    const { press, paste, user } = await open();
    const { dialog, box } = await press();
    await paste(box, 'https://www.sahyadrilokbnk.co.in/login\nhttps://new-shop.in/');
    await waitFor(() => expect(lines(dialog)[0]).toContain('Imitates one of yours'));
    expect(lines(dialog)[0]).toContain('Read as www.sahyadrilokbnk.co.in');
    expect(lines(dialog)[0]).toContain('This imitates sahyadrilokbank.co.in');
    expect(lines(dialog)[1]).toMatch(/^https:\/\/new-shop\.in\/Can be addedRead as new-shop\.in/);
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 asset' }));
    await waitFor(() => expect(sent).toEqual(['new-shop.in']));
    expect(box).toHaveValue('https://www.sahyadrilokbnk.co.in/login');
  });

  it('says which open alert a name is in, adds it only where that is ticked, and names the asset of the alert', async () => {
    const sent = answer({});
    const { press, paste, user } = await open();
    const { dialog, box } = await press();
    await paste(box, 'sahyadrilokbank-kyc.com');
    const link = await within(dialog).findByRole('link', { name: 'open alert 6' });
    expect(link).toHaveAttribute('href', '/admin/alerts/6');
    await waitFor(() =>
      expect(lines(dialog)[0]).toMatch(
        /This imitates sahyadrilokbank\.co\.in, .* This is your open alert 6 \(High9\.4\)\. If it is yours, mark it Ours there\.Add it too$/,
      ),
    );
    await user.click(within(dialog).getByRole('checkbox', { name: /^Add it too/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 asset' }));
    await waitFor(() => expect(sent).toEqual(['sahyadrilokbank-kyc.com']));
  });

  it('adds no name silently that an open alert lies below, or that lies below one', async () => {
    const sent = answer({});
    const { press, paste, user } = await open();
    const { dialog, box } = await press();
    await paste(
      box,
      'new-shop.in\nverify-pan.online\nsahyadrilokbank-kyc.com\nsub.sahyadrilokbank-kyc.com',
    );
    await waitFor(() =>
      expect(within(dialog).getByRole('status')).toHaveTextContent(
        '4 names: 1 can be added (1 to check), 2 imitate names of yours (2 in or near alerts), 1 more in or near an alert',
      ),
    );
    expect(lines(dialog)[1]).toBe(
      'verify-pan.onlineAlert below itYour open alert 14 (High9.2) is below this name. If it is yours, mark it Ours there.Add it too',
    );
    expect(lines(dialog)[3]).toMatch(
      /This imitates sahyadrilokbank\.co\.in, .* It is below the name of your open alert 6 \(High9\.4\)\./,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 asset' }));
    await waitFor(() => expect(sent).toEqual(['new-shop.in']));
  });

  it('reads the names of a pasted table, says what it left out, and mends a cell', async () => {
    const sent = answer({});
    const { press, paste, user } = await open();
    const { dialog, box } = await press();
    await paste(box, '"type"\t"name"\ndomain\t"it@new-shop.in"\ndomain\tnew-bank.in');
    expect(
      await within(dialog).findByText(
        'Of each row, only the domain name is read. Left out: type, name.',
      ),
    ).toBeVisible();
    expect(lines(dialog)).toHaveLength(2);
    await user.click(within(dialog).getByRole('button', { name: 'Use new-shop.in' }));
    expect(box).toHaveValue('"type"\t"name"\ndomain\t"new-shop.in"\ndomain\tnew-bank.in');
    await user.click(await within(dialog).findByRole('button', { name: 'Add 2 assets' }));
    await waitFor(() => expect(sent).toEqual(['new-shop.in', 'new-bank.in']));
  });

  it('offers one press for the domains of all email addresses', async () => {
    const { press, paste, user } = await open();
    const { dialog, box } = await press();
    await paste(box, 'a@one.in\nplain.in\nb@two.in');
    await user.click(
      await within(dialog).findByRole('button', { name: 'Use the domain of both addresses' }),
    );
    expect(box).toHaveValue('one.in\nplain.in\ntwo.in');
    expect(box).toHaveFocus();
    await user.clear(box);
    await paste(box, 'a@one.in');
    expect(await within(dialog).findByRole('button', { name: 'Use one.in' })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /^Use the domain/ })).toBeNull();
  });

  it('adds no doubtful name by itself, and says how to', async () => {
    const sent = answer({});
    const { press, paste, user } = await open();
    const { dialog, box } = await press();
    await paste(box, 'p\u0430ypal.com');
    await waitFor(() => expect(lines(dialog)[0]).toContain('Mixes alphabets'));
    await user.click(within(dialog).getByRole('button', { name: 'Add assets' }));
    expect(box).toHaveAccessibleDescription(/Tick “Add it too” at each name that is to be added/);
    expect(sent).toEqual([]);
  });

  it('adds them all, closes, and lists them', async () => {
    const { press, paste, user } = await open();
    const { dialog, box } = await press();
    await paste(box, 'new-shop.in, new-bank.in');
    await user.click(await within(dialog).findByRole('button', { name: 'Add 2 assets' }));
    expect(await screen.findByText('2 assets were added and wait for approval')).toBeVisible();
    expect(dialog).not.toBeInTheDocument();
    const table = await screen.findByRole('table', { name: 'Assets' });
    expect(await within(table).findByText('new-shop.in')).toBeVisible();
    expect(within(table).getByText('new-bank.in')).toBeVisible();
  });

  it('offers to close, and nothing to add, once all that could be added is there', async () => {
    answer({});
    const { press, paste, user } = await open();
    const { dialog, box } = await press();
    await paste(box, 'a.in\nnot a name');
    await user.click(await within(dialog).findByRole('button', { name: 'Add 1 asset' }));
    await waitFor(() =>
      expect(within(dialog).getByRole('status')).toHaveTextContent(
        '1 of 1 asset added. What is left stays in the box.',
      ),
    );
    expect(within(dialog).queryByRole('button', { name: /^(?:Add|Try)/ })).not.toBeInTheDocument();
    expect(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)).toHaveFocus();
    expect(box).toHaveValue('not a name');
  });

  it('reports a partial failure line by line; only what failed stays, for another try', async () => {
    const sent = answer({ 'b.in': 'Taken by somebody else' });
    const { press, paste, user } = await open();
    const { dialog, box } = await press();
    await paste(box, 'a.in\nb.in\nc.in\na.in');
    await user.click(await within(dialog).findByRole('button', { name: 'Add 3 assets' }));
    const again = await within(dialog).findByRole('button', { name: 'Try 1 asset again' });
    expect(within(dialog).getByRole('status')).toHaveTextContent(
      '2 of 3 assets added, 1 failed. What is left stays in the box.',
    );
    expect(lines(dialog)).toEqual([
      'a.inAdded',
      'b.inTaken by somebody else',
      'c.inAdded',
      'a.inDuplicate of line 1',
    ]);
    expect(box).toHaveValue('b.in');
    answer({});
    await user.click(again);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toEqual(['a.in', 'b.in', 'c.in']);
  });

  it('shows how far it is, stops on Stop, and sends nothing twice', async () => {
    const sent: string[] = [];
    const held: (() => void)[] = [];
    server.use(
      http.post(`${BASE}/asset/create`, async ({ request }) => {
        sent.push(((await request.json()) as { domain: string }).domain);
        await new Promise<void>((resolve) => held.push(resolve));
        return HttpResponse.json({});
      }),
    );
    const { press, paste, user } = await open();
    const { dialog, box } = await press();
    await paste(box, 'a.in\nb.in\nc.in\nd.in\ne.in\nf.in');
    const add = await within(dialog).findByRole('button', { name: 'Add 6 assets' });
    await user.dblClick(add);
    await waitFor(() => expect(held).toHaveLength(4));
    await user.click(within(dialog).getByRole('button', { name: 'Adding...' }));
    await user.type(box, '{Enter}x');
    await user.keyboard('{Escape}');
    expect(within(dialog).getByRole('status')).toHaveTextContent('0 of 6 assets added so far');
    await user.click(within(dialog).getByRole('button', { name: 'Stop' }));
    for (const release of held) release();
    await waitFor(() =>
      expect(within(dialog).getByRole('status')).toHaveTextContent(
        '4 of 6 assets added, 2 not tried',
      ),
    );
    expect(sent).toEqual(['a.in', 'b.in', 'c.in', 'd.in']);
    expect(box).toHaveValue('e.in\nf.in');
  });

  it('keeps what was typed when it is closed by accident, over a reload, until it is cleared', async () => {
    const { press, paste, user, unmount } = await open();
    const first = await press();
    await paste(first.box, 'a.in\nnot yet');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(first.dialog).not.toBeInTheDocument());
    expect(await screen.findByText(/^What you pasted is kept in this tab/)).toBeVisible();
    unmount();
    // A reload takes all that is in memory.
    sessionState.close();
    const again = await open();
    const second = await again.press();
    expect(second.box).toHaveValue('a.in\nnot yet');
    await again.user.click(within(second.dialog).getByRole('button', { name: 'Clear' }));
    expect(second.box).toHaveValue('');
    expect(second.box).toHaveFocus();
    await again.user.keyboard('{Escape}');
    expect((await again.press()).box).toHaveValue('');
  });

  it('forgets it when the person logs out', async () => {
    const { press, paste, user } = await open();
    await paste((await press()).box, 'a.in');
    await user.keyboard('{Escape}');
    expect(window.sessionStorage.getItem('pasted_names')).toContain('a.in');
    await user.click(screen.getByRole('button', { name: /^Account:/ }));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(window.sessionStorage.getItem('pasted_names')).toBeNull();
  });

  it('asks before it closes where the browser keeps nothing', async () => {
    const { press, paste, user } = await open();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { dialog, box } = await press();
    await paste(box, 'a.in');
    await user.keyboard('{Escape}');
    expect(within(dialog).getByText('There are unsaved changes.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(box).toHaveValue('a.in');
    await user.keyboard('{Escape}');
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('says so when there is nothing to add, and sends nothing', async () => {
    const sent = answer({});
    const { press, user } = await open();
    const { dialog, box } = await press();
    await user.click(within(dialog).getByRole('button', { name: 'Add assets' }));
    expect(box).toHaveAccessibleDescription(/There is no name here that can be added/);
    expect(sent).toEqual([]);
  });

  it('shows hostile lines as text', async () => {
    const { press, paste } = await open();
    const { dialog, box } = await press();
    await paste(box, `<img src=x onerror=alert(1)>\na\u202Eb.in\n${'x'.repeat(10_000)}`);
    await waitFor(() => expect(lines(dialog)).toHaveLength(3));
    expect(dialog.querySelector('img')).toBeNull();
    expect(lines(dialog)[1]).toContain('⟨U+202E⟩');
  });
});
