/** The map of the app's URLs: a change here is a change of what people have bookmarked. */
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { paths } from '@/paths.ts';

const map = (builders: Record<string, unknown>, prefix = ''): string[] =>
  Object.entries(builders).flatMap(([name, builder]) =>
    typeof builder === 'function'
      ? [`${prefix}${name} ${(builder as (id: string) => string)('a/b?c')}`]
      : map(builder as Record<string, unknown>, `${prefix}${name}.`),
  );

describe('paths', () => {
  it('is this map', () => {
    expect(map(paths).join('\n')).toMatchInlineSnapshot(`
      "home /
      about /about
      services /services
      features /features
      faq /faq
      blog /blog
      article /blog/a%2Fb%3Fc
      contact /contact
      lookalikes /lookalikes
      checkLink /lookalikes/link
      techniques /lookalikes/techniques
      evidence /lookalikes/evidence
      security /security
      terms /terms
      privacy /privacy
      login /login
      signup /signup
      unauthorized /unauthorized
      admin.dashboard /admin
      admin.assets /admin/assets
      admin.alerts /admin/alerts
      admin.alert /admin/alerts/a%2Fb%3Fc
      admin.report /admin/report
      admin.settings /admin/settings
      admin.help /admin/help
      admin.helpArticle /admin/help/a%2Fb%3Fc
      superadmin.dashboard /superadmin
      superadmin.organizations /superadmin/organizations
      superadmin.assetApprovals /superadmin/asset-approvals
      superadmin.alerts /superadmin/alerts
      superadmin.approvalSettings /superadmin/approval-settings
      superadmin.settings /superadmin/settings
      superadmin.help /superadmin/help
      superadmin.helpArticle /superadmin/help/a%2Fb%3Fc"
    `);
  });

  it('makes a hostile id one segment', () => {
    const path = paths.admin.alert('../../superadmin?x#y');
    const matches = matchRoutes([{ path: '/admin/alerts/:id' }], path);
    expect(matches?.[0]?.params['id']).toBe('../../superadmin?x#y');
  });
});
