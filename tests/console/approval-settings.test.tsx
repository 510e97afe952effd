/** Approval settings (specification sections 2, 3 and 9). */
import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '../setup/backend.ts';
import { fill } from '../setup/fill.ts';
import { renderApp } from '../setup/render-app.tsx';

async function open(search = '') {
  return renderApp({
    as: 'superadmin',
    at: `/superadmin/approval-settings${search}`,
    heading: 'Approval settings',
  });
}

const panel = () => within(screen.getByRole('tabpanel'));

describe('approval settings', () => {
  it('has the tabs General Rules, Thresholds, Notifications and Roles & Permissions (section 2, approval settings)', async () => {
    await open();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'General Rules',
      'Thresholds',
      'Notifications',
      'Roles & Permissions',
    ]);
    expect(screen.getByRole('tab', { name: 'General Rules' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  it('moves between the tabs with arrows, Home and End, and Tab goes on to the panel', async () => {
    const { user } = await open();
    // The library moves the focus a moment after the key.
    const press = async (key: string, tab: string) => {
      await user.keyboard(key);
      await waitFor(() => expect(screen.getByRole('tab', { name: tab })).toHaveFocus());
    };
    await user.click(screen.getByRole('tab', { name: 'General Rules' }));
    await press('{ArrowRight}', 'Thresholds');
    await waitFor(() => expect(panel().getByLabelText('Maximum pending approvals')).toBeVisible());
    await press('{End}', 'Roles & Permissions');
    await press('{ArrowRight}', 'General Rules');
    await press('{ArrowLeft}', 'Roles & Permissions');
    await press('{Home}', 'General Rules');
    // The panel follows the address, a moment after the focus.
    await waitFor(() => expect(panel().getAllByRole('switch')[0]).toBeVisible());
    await user.keyboard('{Tab}');
    expect(panel().getAllByRole('switch')[0]).toHaveFocus();
  });

  it('has the sample rules: users after verification (on), low-risk assets with risk score under 20 (off) (section 3, approval rule; section 9, approval settings)', async () => {
    const { user } = await open();
    const users = panel().getByRole('switch', { name: 'Approve users after verification' });
    const assets = panel().getByRole('switch', { name: 'Approve low-risk assets' });
    expect(users).toBeChecked();
    expect(assets).not.toBeChecked();
    expect(panel().getByText('Assets: The risk score is under 20')).toBeVisible();
    await user.click(assets);
    expect(assets).toBeChecked();
  });

  it('has the thresholds maximum pending approvals 50 and alert threshold 25, a slider 0 to 100 (section 3, threshold; section 9, approval settings)', async () => {
    await open('?tab=thresholds');
    expect(panel().getByLabelText('Maximum pending approvals')).toHaveValue(50);
    const slider = panel().getByRole('slider', { name: 'Alert threshold' });
    expect(slider).toHaveValue('25');
    expect(slider).toHaveAttribute('min', '0');
    expect(slider).toHaveAttribute('max', '100');
    fireEvent.change(slider, { target: { value: '80' } });
    expect(panel().getByText('80')).toBeVisible();
  });

  it('has the notification channels email and SMS, each with a template (section 3, notification channel)', async () => {
    const { user } = await open('?tab=notifications');
    expect(panel().getByRole('switch', { name: 'Email' })).toBeChecked();
    expect(panel().getByRole('switch', { name: 'SMS' })).not.toBeChecked();
    const template = panel().getByLabelText('SMS template');
    await user.clear(template);
    await fill(user, template, 'Done');
    expect(template).toHaveValue('Done');
  });

  it("says 'Role management functionality coming soon' (section 2, approval settings)", async () => {
    await open('?tab=roles');
    expect(panel().getByText('Role management functionality coming soon')).toBeVisible();
  });

  it('is local (section 2, approval settings): keeps changes between tabs, says that nothing is saved, is marked as sample, sends nothing', async () => {
    const { user } = await open();
    expect(screen.getByText(/^Nothing on this page is saved or sent/)).toBeVisible();
    expect(within(screen.getByRole('main')).getByText('Sample data')).toBeVisible();
    const calls = JSON.stringify([...backend.calls]);
    await user.click(panel().getByRole('switch', { name: 'Approve low-risk assets' }));
    await user.click(screen.getByRole('tab', { name: 'Thresholds' }));
    await user.clear(panel().getByLabelText('Maximum pending approvals'));
    await user.type(panel().getByLabelText('Maximum pending approvals'), '7');
    await user.click(screen.getByRole('tab', { name: 'General Rules' }));
    expect(panel().getByRole('switch', { name: 'Approve low-risk assets' })).toBeChecked();
    expect(JSON.stringify([...backend.calls])).toBe(calls);
    const back = screen.getByRole('button', { name: 'Reset to sample values' });
    await user.click(back);
    // A button that is disabled loses the focus.
    expect(back).toBeEnabled();
    expect(back).toHaveAttribute('aria-disabled', 'true');
    expect(panel().getByRole('switch', { name: 'Approve low-risk assets' })).not.toBeChecked();
    await user.click(screen.getByRole('tab', { name: 'Thresholds' }));
    expect(panel().getByLabelText('Maximum pending approvals')).toHaveValue(50);
  });
});
