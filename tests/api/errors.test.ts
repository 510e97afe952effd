/** The wording of errors (specification section 8). */
import { describe, expect, it } from 'vitest';
import { loginErrorText, signupErrorText } from '@/api/errors.ts';
import {
  ApiError,
  changeErrorText,
  deletionErrorText,
  errorText,
  serverWords,
  superadminAssetErrorText,
} from '@/api/errors.ts';

const refused = (serverMessage = '', status = 409, statusText = 'Conflict') =>
  new ApiError('http', 'refused', { status, statusText, serverMessage });
const unreachable = new ApiError('unreachable', 'no line');
const timeout = new ApiError('timeout', 'silence');
const GONE = 'It may be gone already: look before you try again.';
const DOUBT = 'It may have gone through anyway. Check before you try again.';
const wrongRole = new ApiError('wrong-role', "Your role can't do this", { status: 401 });

describe('errorText', () => {
  it.each([
    [refused('Asset already exists'), 'Asset already exists'],
    [refused(), 'Failed to create asset'],
    [unreachable, 'Failed to create asset'],
    [new ApiError('shape', 'odd'), 'Failed to create asset'],
    [new TypeError('undefined is not a function'), 'Failed to create asset'],
    ['thrown text', 'Failed to create asset'],
    [undefined, 'Failed to create asset'],
    [new ApiError('config', 'VITE_API_HOST is not an address'), 'VITE_API_HOST is not an address'],
    [new ApiError('wrong-role', "Your role can't do this"), "Your role can't do this"],
  ])('%o reads %s', (error, text) => {
    expect(errorText(error, 'Failed to create asset')).toBe(text);
  });

  it('keeps the server’s words as they are, and shows what cannot be seen in them', () => {
    const hostile = '  <img src=x onerror=alert(1)> \u202Emoc.live\nnext';
    expect(errorText(refused(hostile), 'x')).toBe(
      '  <img src=x onerror=alert(1)> ⟨U+202E⟩moc.live\nnext',
    );
    expect(errorText(refused('\u200B'), 'x')).toBe('⟨U+200B⟩');
  });

  it('shows at most 300 characters of them, and never half a character', () => {
    const long = errorText(refused('अ'.repeat(10_000)), 'x');
    expect(long).toBe(`${'अ'.repeat(299)}…`);
    const astral = errorText(refused(`a${'😀'.repeat(1_000)}`), 'x');
    expect(astral.length).toBeLessThanOrEqual(300);
    expect(() => encodeURIComponent(astral)).not.toThrow();
  });
});

it.each([
  [{ error: 'a', message: 'b', msg: 'c' }, 'a'],
  [{ message: 'b', msg: 'c' }, 'b'],
  [{ msg: 'c' }, 'c'],
  [{ error: '  ', msg: 'c' }, 'c'],
  [{ error: { code: 7 }, message: ['x'] }, 'x'],
  [{ error: { code: 'E7', message: 'Email taken' } }, 'Email taken'],
  [{ error: { email: ['already taken', 'too long'] } }, 'already taken'],
  [{ error: true, message: 'Email taken' }, 'Email taken'],
  [{ error: { code: 7, more: [[' ']] }, message: [null, 7] }, ''],
  [['error'], ''],
  ['error', ''],
  [null, ''],
])('the words in %j are %j', (body, words) => {
  expect(serverWords(body)).toBe(words);
});

it.each([
  [refused('Email already registered'), 'Email already registered', 'Email already registered'],
  [refused(), 'Login failed', 'Signup failed'],
  [new ApiError('shape', 'odd'), 'Login failed', `Signup failed. ${DOUBT}`],
  [unreachable, 'An unexpected error occurred', `Failed to create account. ${DOUBT}`],
  [timeout, 'An unexpected error occurred', `Failed to create account. ${DOUBT}`],
  [new TypeError('x'), 'An unexpected error occurred', 'Failed to create account'],
])('login and signup with %o', (error, login, signup) => {
  expect(loginErrorText(error)).toBe(login);
  expect(signupErrorText(error)).toBe(signup);
});

describe('the super-admin’s asset errors', () => {
  it.each([
    [refused('ignored'), 'Error approving asset: Conflict'],
    [refused('', 200, 'OK'), 'Error approving asset: the server says it failed'],
    [refused('Not your turn', 200, 'OK'), 'Error approving asset: Not your turn'],
    [refused('', 503, ''), `Error approving asset: 503. ${DOUBT}`],
    [unreachable, `Error approving asset: no answer from the server. ${DOUBT}`],
    [new ApiError('no-session', 'x'), 'Access token not found. Please login again.'],
    [wrongRole, `Error approving asset: Your role can't do this. ${DOUBT}`],
  ])('%o', (error, text) => {
    expect(superadminAssetErrorText('approving asset', error)).toBe(text);
  });

  it('name what failed', () => {
    expect(superadminAssetErrorText('fetching assets', refused())).toBe(
      'Error fetching assets: Conflict',
    );
    expect(superadminAssetErrorText('deleting asset', refused())).toBe(
      'Error deleting asset: Conflict',
    );
  });
});

it('knows when there was no answer', () => {
  expect([unreachable, timeout, refused()].map((error) => error.noAnswer)).toEqual([
    true,
    true,
    false,
  ]);
});

describe('a change that failed', () => {
  it.each([
    ['no answer', unreachable, `Failed to create asset. ${DOUBT}`],
    ['silence', timeout, `Failed to create asset. ${DOUBT}`],
    ['an unreadable answer', new ApiError('shape', 'odd'), `Failed to create asset. ${DOUBT}`],
    ['a 500', refused('Database is busy.', 500), `Database is busy. ${DOUBT}`],
    ['a refused role', wrongRole, `Your role can't do this. ${DOUBT}`],
    ['a refusal', refused('Already registered'), 'Already registered'],
    ['its own going', new ApiError('aborted', 'x'), 'Failed to create asset'],
  ])('by %s says whether it may have been done all the same', (_by, error, text) => {
    expect(changeErrorText(error, 'Failed to create asset')).toBe(text);
  });

  it.each([
    [404, 'Asset not found', `Asset not found. ${GONE}`],
    [410, '', `Failed to delete asset. ${GONE}`],
    [500, '', `Failed to delete asset. ${DOUBT}`],
    [403, 'Not yours', 'Not yours'],
  ])('and a deletion with %i whether it may be gone', (status, words, text) => {
    expect(deletionErrorText(refused(words, status), 'Failed to delete asset')).toBe(text);
  });

  it('of the super-admin the same', () => {
    const gone = refused('x', 404);
    expect(superadminAssetErrorText('deleting asset', gone)).toBe(
      `Error deleting asset: ${gone.statusText}. ${GONE}`,
    );
    expect(superadminAssetErrorText('approving asset', gone)).toBe(
      `Error approving asset: ${gone.statusText}`,
    );
  });
});
