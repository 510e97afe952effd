/** The order of the approval list while no column is sorted by: a row keeps the place it was first seen in. */
import { act, render, screen } from '@testing-library/react';
import { startTransition, StrictMode, Suspense, use, useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { useReviewOrder } from '@/features/console/approvals/use-review-order.ts';
import type { ApprovalRow } from '@/features/shared/conflicts/approval-rows.ts';

const asset = (id: string) => ({
  id,
  name: `${id}.in`,
  type: '',
  approved: false,
  creation_date: `2026-01-0${id}`,
  last_updated_on: null,
  under_watch: false,
  owner_id: '',
});
const row = (id: string): ApprovalRow => ({ asset: asset(id), owner: null, search: [] });
const conflict = {
  kind: 'same',
  technique: null,
  id: '9',
  name: 'x.in',
  owner: 'X',
  email: '',
  own: false,
  created: null,
} as const;

const FIRST = [row('1'), row('2')];
const WITH_THIRD = [...FIRST, row('3')];
const THIRD_CONFLICTS = [...FIRST, { ...row('3'), conflict }];
const NEVER = new Promise<never>(() => {});

let show: (rows: readonly ApprovalRow[]) => void;

/** A list whose second state never comes on screen. */
function List() {
  const [rows, setRows] = useState<readonly ApprovalRow[]>(FIRST);
  useEffect(() => {
    show = setRows;
  }, []);
  const { ordered } = useReviewOrder(rows, true);
  if (rows === WITH_THIRD) use(NEVER);
  return <p>{ordered.map(({ asset: { id } }) => id).join(' ')}</p>;
}

const open = () =>
  render(
    <StrictMode>
      <Suspense>
        <List />
      </Suspense>
    </StrictMode>,
  );

it('a row that a discarded render has seen has no place yet', async () => {
  open();
  await act(async () => startTransition(() => show(WITH_THIRD)));
  expect(screen.getByText('1 2')).toBeVisible();
  await act(async () => show(THIRD_CONFLICTS));
  expect(screen.getByText('3 1 2')).toBeVisible();
});

it('a row keeps its place when a conflict is found, and when it is approved', async () => {
  open();
  await act(async () => show([FIRST[0]!, { ...FIRST[1]!, conflict }]));
  expect(screen.getByText('1 2')).toBeVisible();
  await act(async () =>
    show([{ ...FIRST[0]!, asset: { ...asset('1'), approved: true } }, FIRST[1]!]),
  );
  expect(screen.getByText('1 2')).toBeVisible();
});
