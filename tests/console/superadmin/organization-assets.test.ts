/** Which assets are an organisation's (design decisions 3 and 25). */
import { describe, expect, it } from 'vitest';
import { assetsOf } from '@/features/shared/asset-state/asset-state.ts';

describe('the assets of an organisation', () => {
  const organizations = [{ id: '1' }, { id: '2' }, { id: '' }];
  it.each([
    ['are those it owns', '1', ['1', '1', '2'], 2],
    ['are none where others are matched', '2', ['1'], 0],
    ['are unknown where none of the owners is listed', '1', ['u7', 'u8'], undefined],
    ['are unknown where there are no assets', '1', [], undefined],
    ['are not those without an owner', '1', [''], undefined],
  ])('%s', (_which, id, owners, expected) => {
    const assets = owners.map((owner_id) => ({ owner_id }));
    expect(assetsOf(id, assets, organizations)?.length).toBe(expected);
  });
});
